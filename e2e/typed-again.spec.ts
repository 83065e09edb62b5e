import { atTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, goToTheBank, openSummary, orderOnPage, payButton } from "./buying.ts";
import { newCustomer } from "./customer.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

const email = ({ page, t }: Visit) => page.getByLabel(t("checkout.billing.email"), { exact: true });
const button = ({ page }: Visit, name: string) => page.getByRole("button", { name });

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`an e-mail that is corrected after the bank's page stays, and the order goes there and nowhere else, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/409/);
      const { page, t } = visit;
      const mistyped = newCustomer();
      const attempt = await goToTheBank(visit, mistyped);
      await page.goBack();
      await expect(email(visit)).toHaveValue(mistyped.email);
      await email(visit).fill(customer.email);
      await page.reload();
      await expect(email(visit)).toHaveValue(customer.email);
      for (const agreed of ["checkout.agree.device", "checkout.agree.terms"] as const)
        await expect(page.getByRole("checkbox", { name: t(agreed) })).toBeChecked();

      await payButton(visit).click();
      await expect(page.getByRole("heading", { name: t("checkout.twice.title") })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await page.getByRole("button", { name: customer.email }).click();
      // Its page may still take money: the address stays as it is, and why is said.
      await expect(
        page.getByText(t("cart.unpaid.correct.open", { time: "|" }).split("|")[0] ?? ""),
      ).toBeVisible();
      await sandbox.pay(attempt, "expired");
      await page.goto(`/${language}/cart`);
      await button(visit, t("cart.unpaid.correct.press")).click();
      const sheet = page.getByRole("dialog", { name: t("cart.unpaid.correct.title") });
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await email(visit).fill(customer.email);
      await sheet.getByRole("button", { name: t("cart.unpaid.correct.confirm") }).click();
      await expect(page).toHaveURL(/\/summary\?order=/);
      await expect(page.getByText(customer.email)).toBeVisible();
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      await expect(page.getByText(mistyped.email)).toHaveCount(0);
      await sandbox.mail(customer.email, /./);
      expect(await sandbox.mails(mistyped.email)).toEqual([]);
    });
  });

test.describe("the same twice", () => {
  test.use({ language: "fr" });

  test(
    "is asked about while the first waits at the bank, of nobody else, and one of two that were paid can be given back",
    onlyWithAll,
    async ({ visit, sandbox, customer, browser }) => {
      test.slow();
      const { page, t, language } = visit;
      const attempt = await goToTheBank(visit, customer);
      const second = { ...visit, page: await page.context().newPage() };
      await openSummary(second);
      await fillSummary(second, customer);
      await payButton(second).click();
      const question = second.page.getByRole("heading", { name: t("checkout.twice.title") });
      await expect(question).toBeVisible();
      const stranger = { ...visit, page: await (await browser.newContext({ locale: language })).newPage() };
      await goToTheBank(stranger, newCustomer());

      await button(second, t("checkout.twice.second")).click();
      await atTheBank(second.page);
      await payAtTheBank(second.page);
      await expectPaid(second);
      await expect(second.page.getByText(t("payment.boughtTwice.title"))).toHaveCount(0);
      await page.goto(await sandbox.pay(attempt));
      await expectPaid(visit);
      await expect(page.getByText(t("payment.boughtTwice.title"))).toBeVisible(eventually);
      await button(visit, "Rendre la commande").click();
      await button(visit, t("orders.return.open")).click();
      await button(visit, t("orders.return.confirm.yes")).click();
      await expect(page.getByRole("heading", { name: t("payment.refund.title") })).toBeVisible(eventually);
      const [paid] = (await orderOnPage(visit)).payments;
      expect(paid?.refunds).toMatchObject([{ amount: paid?.amount, to: "card" }]);
    },
  );
});

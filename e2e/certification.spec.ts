import type { Page } from "@playwright/test";
import { formatMoney } from "@rihla/i18n";
import { receiptAmount } from "@rihla/i18n/receipt-amount";
import { cancelAtTheBank, payAtTheBank } from "./bank-page.ts";
import { expectNotPaid, expectPaid, goToTheBank, openSummary, orderOnPage, payButton } from "./buying.ts";
import { expectHelpLine, expectReceipt } from "./receipt.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

// What the gateway of Algerian cards looks at before it lets a shop take money. The captcha has a journey of its own.
test.describe.configure({ timeout: 120_000 });

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(
      `before paying in ${language}: the sum stands out, the terms are read and accepted right before Pay, which bears the mark`,
      onlyWithAll,
      async ({ visit }) => {
        const { page, t } = visit;
        const { price } = await openSummary(visit);
        const pay = payButton(visit);
        await expect(pay).toContainText(formatMoney(price, language));
        const total = page
          .getByRole("term")
          .filter({ hasText: t("checkout.total.total") })
          .locator("..");
        await expect(total).toContainText(formatMoney(price, language));
        await expect(total).toHaveCSS("font-weight", /^[6-9]00$/);

        await expect(pay.getByRole("img")).toHaveAccessibleName(/CIB/);
        await expect(page.getByText(t("checkout.secure.title"), { exact: true })).toBeVisible();
        const terms = page.getByRole("checkbox", { name: t("checkout.agree.terms") });
        await expect(terms).not.toBeChecked();
        const read = page.getByRole("button", { name: t("checkout.agree.readTerms") });
        expect(await betweenTermsAndPay(page)).toEqual([
          t("checkout.agree.readShort") + t("checkout.agree.readTerms"),
        ]);
        await read.click();
        const sheet = page.getByRole("dialog", { name: t("checkout.terms.title") });
        await expect(sheet.getByRole("link", { name: t("checkout.terms.whole") })).toHaveAttribute(
          "href",
          `/${language}/terms`,
        );
        await page.keyboard.press("Escape");
        await pay.click();
        await expect(page.getByText(t("problems.field.terms_not_accepted"))).toBeVisible();
        await expect(page).toHaveURL(/\/summary/);
      },
    );

    test(`after paying in ${language}: all that the receipt must tell, 3020, and three ways to keep it`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      await goToTheBank(visit, customer);
      expect(page.frames()).toHaveLength(1);
      expect(new URL(page.url()).searchParams.get("language")).toBe(language);
      await payAtTheBank(page);
      await expectPaid(visit);
      const order = await orderOnPage(visit);
      const [bank] = await sandbox.bankOrdersFor(order.number);
      const cards = (["cib", "edahabia"] as const).map((card) => t(`payment.receipt.cards.${card}`));
      const facts = {
        transactionId: bank?.mdOrder ?? "",
        gatewayOrderNumber: bank?.orderNumber ?? "",
        approvalCode: bank?.approvalCode ?? "",
        card: "xxx7215",
        orderNumber: order.number,
        paidAt: /\d\d\/\d\d\/\d{4},? \d\d:\d\d/,
        method: cards.join(" / "),
        amount: receiptAmount(order.total, language, { writesCentimes: true }),
      };
      await expectReceipt(visit, facts);
      await expect(
        page.getByRole("paragraph").filter({ hasText: order.payments[0]?.gatewayMessage ?? "no message" }),
      ).toBeVisible();
      for (const way of ["print", "download", "send"] as const)
        await expect(page.getByRole("button", { name: t(`payment.receipt.${way}`) })).toBeVisible();
    });

    test(`after a refusal in ${language}: the sentence in three languages, and 3020`, async ({
      visit,
      customer,
    }) => {
      const { page, t } = visit;
      await goToTheBank(visit, customer);
      await cancelAtTheBank(page);
      await expectNotPaid(visit);
      for (const sentence of [
        "Votre transaction a été rejetée",
        "Your transaction was rejected",
        "تم رفض معاملتك",
      ])
        await expect(page.getByText(sentence)).toBeVisible();
      await expectHelpLine(visit);
      const order = await orderOnPage(visit);
      await expect(
        page.getByText(
          t("payment.failure.bankSays", { operator: order.payments[0]?.operator?.name[language] ?? "none" }),
        ),
      ).toBeVisible();
    });
  });

/** What can be pressed or filled in after the tick for the terms and before the pay button. */
const betweenTermsAndPay = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const terms = document.querySelector("input[name=terms]");
    const pay = document.querySelector("form button[type=submit]");
    const parts = [...document.querySelectorAll("button, input, select, textarea, a[href]")];
    const between = parts.slice(parts.indexOf(terms) + 1, parts.indexOf(pay));
    return between.filter((part) => part.checkVisibility()).map((part) => part.textContent.trim() || part.name);
  })()`);

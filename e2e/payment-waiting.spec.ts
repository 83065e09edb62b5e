import { atTheBank, cancelAtTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, goToTheBank, openSummary, orderOnPage, payButton } from "./buying.ts";
import { expectNoViolations } from "./no-violations.ts";
import { instagram, iphone } from "./other-browsers.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "ar" });

test("while the bank's page is open the shop waits, whatever the address claims; who closed the tab after paying finds the receipt", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t, language } = visit;
  const attempt = await goToTheBank(visit, customer);
  const id = await paymentOf(visit);
  const claims = "status=success&orderId=forged&respCode=00";
  await page.goto(`/${language}/payment-callback?payment=${id}&waiting=page&${claims}`);
  await expect(waiting(visit)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: t("payment.waiting.check") }).click();
  await expect(waiting(visit)).toBeVisible();
  await page.close();
  await sandbox.pay(attempt);
  const later = { ...visit, page: await visit.page.context().newPage() };
  await later.page.goto(`/${language}/payment-callback?payment=${id}&waiting=page`);
  await expectPaid(later);
});

test("another way to pay the same order closes the page that was left: one of them can be paid, never both", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t, language } = visit;
  await openSummary(visit, "US");
  await page.getByRole("radio", { name: t("checkout.method.edahabia.label") }).check();
  await fillSummary(visit, customer);
  await payButton(visit).click();
  await page.waitForURL(/\/chargily\//);
  const id = await paymentOf(visit);
  await page.goto(`/${language}/payment-callback?payment=${id}&waiting=page`);
  await page.getByRole("button", { name: t("payment.otherwise.title") }).click();
  await page.getByRole("radio", { name: t("checkout.method.cib.label") }).check();
  await page.getByRole("button", { name: new RegExp(`^${t("payment.otherwise.pay")} \\d`) }).click();
  await payAtTheBank(page);
  await expectPaid(visit);
  const order = await orderOnPage(visit);
  expect(order.payments.map(({ status }) => status)).toEqual(["successful", "rejected"]);
  expect(await sandbox.bankOrdersFor(order.number)).toMatchObject([{ state: "paid" }]);
});

test(
  "leaving the page of a card of the world by its link reads as left and not paid, at once, and paying goes on",
  onlyWithAll,
  async ({ visit, customer }) => {
    const { page, t } = visit;
    await page.request.post("/currency", { form: { currency: "USD", next: "/" }, maxRedirects: 0 });
    await openSummary(visit, "US");
    await page.getByRole("radio", { name: t("checkout.method.card.label") }).check();
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await page.waitForURL(/\/stripe\//);
    await page.locator("a[href*='left=yes']").click();
    await expect(page.getByRole("heading", { level: 1, name: t("payment.left.title") })).toBeVisible();
    await page.getByRole("radio", { name: t("checkout.method.paypal.label") }).check();
    await page.getByRole("button", { name: new RegExp(`^${t("payment.failure.tryAgain")}`) }).click();
    await page.waitForURL(/\/paypal\//);
    await page.locator("button[name=funding][value=fine]").click();
    await expectPaid(visit);
  },
);

test.describe("within another app", () => {
  // The phone's own browser knows no choice of language.
  test.use({ userAgent: instagram, language: "fr" });

  test(
    "the notice leads to the phone's browser, which is told of the payment it can't show, while this page waits for it",
    onlyWithAll,
    async ({ visit, browser, sandbox, customer }) => {
      const { page, t, language } = visit;
      await openSummary(visit);
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await expect(page.getByText(t("payment.redirect.inApp.why", { app: "Instagram" }))).toBeVisible();
      const open = page.getByRole("link", { name: t("payment.redirect.inApp.open") });
      const intent = (await open.getAttribute("href")) ?? "";
      expect(intent).toMatch(/^intent:.*mdOrder=.*#Intent;scheme=http;.*;end$/);
      await page.getByRole("button", { name: t("payment.redirect.inApp.wait") }).click();
      await expect(waiting(visit)).toBeVisible();
      const bankPage = intent.replace("intent:", "http:").replace(/#.*/, "");
      const attempt = new URL(bankPage).searchParams.get("mdOrder") ?? "";
      const elsewhere = await browser.newPage();
      await elsewhere.goto(await sandbox.pay(attempt));
      await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(
        t("payment.elsewhere.successful.title"),
      );
      await expect(elsewhere.getByText(customer.email)).toBeHidden();
      await elsewhere.close();
      await expectPaid({ page, t, language });
    },
  );
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: iphone });

  test(
    "a failure says so as specified, and leads to the app with what the address holds but the promo code; so does a success",
    onlyWithAll,
    async ({ visit, customer }) => {
      const { page, t, language } = visit;
      await goToTheBank(visit, customer);
      await cancelAtTheBank(page);
      await expect(page.getByText(t("problems.code.payment_failed"))).toBeVisible(eventually);
      const { number } = await orderOnPage(visit);
      await page.goto(`/${language}/success?order=${number}&from=mail&promo=SUMMER`);
      await expect(page).toHaveURL(/\/failure\?.*from=mail/);
      const app = page.getByRole("link", { name: t("payment.backToApp.open") });
      await expect(app).toHaveAttribute("href", `rihla://failure?order=${number}&from=mail`);
      await expect(page.getByText(t("payment.backToApp.without"))).toBeVisible();

      await page.getByRole("button", { name: new RegExp(`^${t("payment.failure.tryAgain")}`) }).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      await expect(app).toHaveAttribute("href", new RegExp(`^rihla://success\\?order=${number}`));
    },
  );
});

/** The payment that this browser knows, read on a page of the shop. */
async function paymentOf({ page, language }: Visit): Promise<string> {
  if (/\/satim\//.test(page.url())) await atTheBank(page);
  await page.goto(`/${language}/profile`);
  const known = `Object.keys(localStorage).find((key) => key.startsWith("payment-order:"))`;
  return (await page.evaluate<string>(known)).slice("payment-order:".length);
}

const waiting = ({ page, t }: Visit) =>
  page.getByRole("heading", { level: 1, name: t("payment.waiting.title") });

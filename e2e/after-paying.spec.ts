import { refundArrivalDays } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { atTheBank, cancelAtTheBank, payAtTheBank, poorCard } from "./bank-page.ts";
import {
  expectDelivered,
  expectPaid,
  fillSummary,
  goToTheBank,
  openSummary,
  orderOnPage,
  payButton,
} from "./buying.ts";
import { layoutShifts } from "./layout-shifts.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

test.use({ language: "ar" });

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`what can't be supplied is told in ${language}: paid, which sum goes back, how, by which day`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      // A plan that no other journey buys.
      const { price, ...plan } = await openSummary(visit, "IS");
      await sandbox.sellOut(plan);
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectRefund(visit, t("payment.refund.undelivered"));
      await expect(page.getByRole("main")).toContainText(formatMoney(price, language));
      await expectNoSidewaysScroll(page);
      const { number } = await orderOnPage(visit);
      await page.goto(`/${language}/failure?order=${number}`);
      await expectRefund(visit, t("payment.refund.undelivered"));
    });
  });

test("a payment that the bank took and gave back is told as such, not as one that failed", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t } = visit;
  await goToTheBank(visit, customer);
  await page.goto(await sandbox.pay(await atTheBank(page), "reversed"));
  await expectRefund(visit, t("payment.refund.reversed"));
});

for (const { language, when } of languagesFrom("ar", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`when the eSIM comes nothing on the page after paying moves, in ${language}`, async ({
      visit,
      customer,
      sandbox,
    }) => {
      const { page, t } = visit;
      // Of a country whose eSIMs come in no other journey.
      await sandbox.takeTime(await openSummary(visit, "FI"));
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expect(page.getByText(t("payment.delivery.soon", { count: 1 }))).toBeVisible();
      await expectDelivered(visit);
      await expect(page.getByRole("region", { name: /500/ })).toBeVisible();
      expect(await page.evaluate(layoutShifts)).toEqual([]);
    });
  });

test(
  "whoever paid within another app's browser comes back in the phone's own one, in the language they paid in",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser }) => {
    await goToTheBank(visit, customer);
    const phones = await browser.newContext();
    const page = await phones.newPage();
    await page.goto(await sandbox.pay(await atTheBank(visit.page)));
    await expect(page.locator("html[lang=ar][dir=rtl]").getByRole("heading", { level: 1 })).toBeVisible(
      eventually,
    );
    await phones.close();
  },
);

test(
  "money that the bank still holds is waited for, also on the page of failures, and not paid twice",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await goToTheBank(visit, customer);
    const back = await sandbox.pay(await atTheBank(page), "held");
    await page.goto(back);
    const waiting = page.getByRole("heading", { level: 1, name: t("payment.held.title") });
    await expect(waiting).toBeVisible(eventually);
    const payment = new URL(page.url()).searchParams.get("payment");
    const number = await page.evaluate<string>(`localStorage.getItem("payment-order:${payment}")`);
    await page.goto(`/ar/failure?order=${number}`);
    await expect(page).toHaveURL(new RegExp(`/payment-callback\\?payment=${payment}`));
    await expect(page.getByRole("button", { name: t("payment.failure.tryAgain") })).toBeHidden();
    await expect(waiting).toBeVisible(eventually);
    expect(await sandbox.bankOrdersFor(number)).toHaveLength(1);
  },
);

test(
  "trying again while the bank's page takes another card leads to that page, not to a second one",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    const attempt = await goToTheBank(visit, customer);
    await payAtTheBank(page, poorCard);
    await expect(page.getByRole("alert")).toBeVisible();
    await page.goto(await sandbox.pay(attempt, "declined"));
    const again = page.getByRole("button", { name: t("payment.failure.tryAgain") });
    await expect(again).toBeVisible(eventually);
    await expect(page.getByText(t("payment.failure.todo.balance"))).toBeVisible();
    await again.click();
    expect(await atTheBank(page)).toBe(attempt);
    await payAtTheBank(page);
    await expectPaid(visit);
    const { number } = await orderOnPage(visit);
    expect(await sandbox.bankOrdersFor(number)).toHaveLength(1);
  },
);

test(
  "whoever cancelled is not told to look at the card's balance",
  onlyWithAll,
  async ({ visit, customer }) => {
    const { page, t } = visit;
    await goToTheBank(visit, customer);
    await cancelAtTheBank(page);
    await expect(page.getByText(t("payment.failure.todo.cancelled"))).toBeVisible(eventually);
    await expect(page.getByText(t("payment.failure.todo.balance"))).toBeHidden();
  },
);

async function expectRefund({ page, t }: Visit, why: string): Promise<void> {
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1, name: t("payment.refund.title") })).toBeVisible(
    eventually,
  );
  await expect(main).toContainText(why);
  await expect(main).toContainText(t("payment.refund.to.card"));
  await expect(main).toContainText(formatDate(inDays(refundArrivalDays), "date"));
  await expect(main).not.toContainText(t("payment.failure.title"));
  await expect(page.getByRole("button", { name: t("payment.failure.tryAgain") })).toBeHidden();
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();

test("what is printed after paying is the receipt alone", onlyWithAll, async ({ visit, customer }) => {
  const { page, t } = visit;
  await goToTheBank(visit, customer);
  await payAtTheBank(page);
  await expectPaid(visit);
  const notOnPaper = [
    page.getByText(t("cart.forget.title")),
    page.getByText(t("payment.success.sentTo", { sent: "yes" })),
    page.getByRole("button", { name: t("payment.receipt.download") }),
  ];
  for (const part of notOnPaper) await expect(part).toBeVisible(eventually);
  await page.emulateMedia({ media: "print" });
  for (const part of notOnPaper) await expect(part).toBeHidden();
  const { number } = await orderOnPage(visit);
  await expect(page.getByRole("main")).toContainText(number);
});

import { formatMoney } from "@rihla/i18n";
import { atTheBank, payAtTheBank } from "./bank-page.ts";
import { expectPaid, fillSummary, openQuantity, openSummary, orderOnPage, payButton } from "./buying.ts";
import { newCoupon } from "./new-coupon.ts";
import { expectNoViolations } from "./no-violations.ts";
import { operate } from "./operate.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

const fold = ({ page, t }: Visit) => page.getByRole("button", { name: t("checkout.coupon.add") });
const field = ({ page, t }: Visit) => page.getByRole("textbox", { name: t("checkout.coupon.label") });
const apply = ({ page, t }: Visit) => page.getByRole("button", { name: t("checkout.coupon.apply") });
const remove = ({ page, t }: Visit) => page.getByRole("button", { name: t("checkout.coupon.remove") });
const promoKept = ({ page }: Visit) => page.evaluate(`localStorage.getItem("PROMO_CODE")`);
const less = (price: { amount: number; currency: string }, percent: number) => ({
  ...price,
  amount: price.amount - Math.ceil((price.amount * percent) / 10_000) * 100,
});

test("the code of a link is kept before any script has come, whatever page it opens, and rubbish in its place is not", async ({
  visit,
  complaints,
}) => {
  complaints.expect(/assets/);
  const { page } = visit;
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/fr/home?promo=%3Cb%3E");
  expect(await promoKept(visit)).toBeNull();
  for (const [at, opened] of [
    "home?",
    "packages/FR?",
    "packages/FR?sort=data&",
    "summary?",
    "guide?",
  ].entries()) {
    await page.goto(`/fr/${opened}promo=%20rentree-2${at}`);
    expect(await promoKept(visit), opened).toBe(`RENTREE-2${at}`);
  }
});

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`a code is applied, removed and applied again, and what is paid is what stands on the screen (${language})`, async ({
      visit,
      sandbox,
      customer,
      complaints,
    }) => {
      test.slow();
      complaints.expect(/\b422\b/);
      const { page, t } = visit;
      const code = await newCoupon("--percent", "20");
      const { price } = await openSummary(visit);
      await expect(field(visit)).toBeHidden();
      await fold(visit).click();
      await field(visit).fill("no-such-code");
      await field(visit).press("Enter");
      await expect(field(visit)).toHaveAccessibleDescription(t("problems.code.coupon_invalid"));
      await expect(
        page.getByRole("status").filter({ hasText: t("problems.code.coupon_invalid") }),
      ).toHaveCount(1);
      await expect(payButton(visit)).toContainText(formatMoney(price, language));
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);

      await field(visit).fill(` ${code.toLowerCase()} `);
      await apply(visit).click();
      const reduced = less(price, 20);
      await expect(payButton(visit)).toContainText(formatMoney(reduced, language));
      await expect(page.getByText(code)).toBeVisible();
      await expect(remove(visit)).toBeFocused();
      await expectNoViolations(page);

      await remove(visit).click();
      await expect(payButton(visit)).toContainText(formatMoney(price, language));
      await expect(fold(visit)).toBeFocused();
      expect(await promoKept(visit)).toBeNull();

      await fold(visit).click();
      await field(visit).fill(code);
      await apply(visit).click();
      await page.reload();
      await expect(payButton(visit)).toContainText(formatMoney(reduced, language));
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      const order = await orderOnPage(visit);
      const [paid] = await sandbox.bankOrdersFor(order.number);
      expect([order.couponCode, order.total, paid?.amount]).toEqual([code, reduced, reduced.amount]);
      await expect(page.getByText(code)).toBeVisible();
      expect(await promoKept(visit)).toBeNull();
    });
  });

test(
  "a link with a promo code sells at its price, on whatever page it opens",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    test.slow();
    // What cards from abroad would pay in dollars is asked too: less a fifth, this small plan is under what they may be charged.
    complaints.expect(/\b422\b/);
    const { page, language } = visit;
    const code = await newCoupon("--percent", "20");
    await page.goto(`/?promo=${code.toLowerCase()}`);
    await expect(page).toHaveURL(/\/home$/);
    expect(await promoKept(visit)).toBe(code);
    const { price } = await openSummary(visit);
    const reduced = less(price, 20);
    await expect(payButton(visit)).toContainText(formatMoney(reduced, language));
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await payAtTheBank(page);
    await expectPaid(visit);
    const [paid] = await sandbox.bankOrdersFor((await orderOnPage(visit)).number);
    expect(paid?.amount).toBe(reduced.amount);
  },
);

test(
  "a link keeps what else it says, and a code that is of no use is named once and stops nobody",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/\b422\b/);
    const { page, t, language } = visit;
    const blocked = await newCoupon("--percent", "30");
    await operate("coupon", "block", blocked);
    await page.goto(`/${language}/packages/FR?promo=${blocked}&sort=data`);
    await expect(page).toHaveURL(/\/packages\/FR\?sort=data$/);
    const { price } = await openSummary(visit);
    await expect(field(visit)).toHaveValue(blocked);
    await expect(field(visit)).toHaveAccessibleDescription(t("problems.code.coupon_blocked"));
    await expect(payButton(visit)).toContainText(formatMoney(price, language));
    expect(await promoKept(visit)).toBeNull();
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await atTheBank(page);
  },
);

test(
  "a guest who has used the code before learns it when ordering, and sees the price without it",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    test.slow();
    complaints.expect(/\b422\b/);
    const { page, t, language } = visit;
    const code = await newCoupon("--percent", "20", "--each", "1");
    const buy = async (quantity: number) => {
      await page.goto(`/${language}/home?promo=${code}`);
      const { price } = await openSummary(visit);
      if (quantity > 1) {
        await openQuantity(visit);
        await page.getByRole("button", { name: t("checkout.plan.more") }).click();
      }
      const total = { ...price, amount: price.amount * quantity };
      await expect(payButton(visit)).toContainText(formatMoney(less(total, 20), language));
      await fillSummary(visit, customer);
      await payButton(visit).click();
      return total;
    };
    await buy(1);
    await payAtTheBank(page);
    await expectPaid(visit);
    const total = await buy(2);
    const why = t("problems.code.coupon_already_used");
    await expect(page.getByRole("alert").filter({ hasText: why })).toBeVisible();
    await expect(field(visit)).toHaveAccessibleDescription(why);
    await expect(payButton(visit)).toContainText(formatMoney(total, language), eventually);
    await payButton(visit).click();
    await atTheBank(page);
  },
);

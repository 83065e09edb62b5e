import type { Order } from "@rihla/contract";
import { formatData, formatMoney } from "@rihla/i18n";
import { cancelAtTheBank, payAtTheBank } from "./bank-page.ts";
import {
  agree,
  destinationName,
  expectNotPaid,
  expectPaid,
  fillSummary,
  openSummary,
  orderOnPage,
  payButton,
  plansOf,
} from "./buying.ts";
import { currencyPill } from "./header-pills.ts";
import { newCoupon } from "./new-coupon.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { signIn, signOut } from "./signing-in.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

test.use({ language: "ar" });

const cartLink = ({ page, t }: Visit, count: number) =>
  page.getByRole("banner").getByRole("link", { name: t("shell.nav.cart", { count }), exact: true });
/** On a phone the header shows no empty cart. */
const expectEmptyCart = ({ page }: Visit) =>
  expect(page.getByRole("banner").locator(".cart-link[data-count]")).toHaveCount(0);
const lines = ({ page, t }: Visit) =>
  page.getByRole("region", { name: t("cart.lines") }).getByRole("listitem");
const proceed = ({ page, t }: Visit) => page.getByRole("link", { name: t("cart.proceed") });
const openCart = async (visit: Visit) => {
  await visit.page.goto(`/${visit.language}/cart`);
  await expect(visit.page.getByRole("heading", { level: 1, name: visit.t("cart.title") })).toBeVisible();
};

/** From the plan's own page. */
async function add(visit: Visit, destination: string, days?: number) {
  const { page, language, t } = visit;
  const plans = await plansOf(visit, destination);
  const plan = plans.find(({ kind }) => (kind === "unlimited") === (days !== undefined));
  if (!plan) throw new Error(`No such plan of ${destination}`);
  await page.goto(`/${language}/packages/${destination}/${plan.code}${days ? `?days=${days}` : ""}`);
  await page.getByRole("button", { name: t("plans.toCart.add") }).click();
  await expect(page.getByText(t("plans.toCart.added"))).toBeVisible();
  return { ...plan.price, amount: plan.price.amount * (days ?? 1) };
}

for (const { language, when } of languagesFrom("en"))
  test.describe(language, when, () => {
    test.use({ language });

    test(`two plans wait in the cart through a reload and signing in, are paid at once, and both eSIMs come (${language})`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      test.slow();
      const { page, t } = visit;
      const one = await add(visit, "FR");
      const other = await add(visit, "TR", 3);
      await cartLink(visit, 2).click();
      await expect(lines(visit)).toHaveCount(2);
      await page
        .getByRole("button", { name: t("checkout.plan.more") })
        .first()
        .click();
      const days = page.getByLabel(t("cart.daysOf", { name: await destinationName(visit, "TR") }));
      await days.focus();
      await days.selectOption("2");
      const before = { ...one, amount: 2 * one.amount + (other.amount / 3) * 2 };
      await expect(proceed(visit)).toContainText(formatMoney(before, language));
      await expect(days).toBeFocused();
      await days.selectOption("3");
      const total = { ...one, amount: 2 * one.amount + other.amount };
      await expect(proceed(visit)).toContainText(formatMoney(total, language));
      await expect(page.getByRole("listitem").filter({ hasText: t("cart.route.cart") })).toHaveAttribute(
        "aria-current",
        "step",
      );
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);

      await page.reload();
      await expect(lines(visit)).toHaveCount(2);
      await page.goto(`/${language}/login?next=/cart`);
      await signIn(visit, sandbox, customer.email);
      await expect(proceed(visit)).toContainText(formatMoney(total, language));
      await expect(cartLink(visit, 3)).toBeVisible();

      await proceed(visit).click();
      await expect(payButton(visit)).toContainText(formatMoney(total, language));
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
      await fillSummary(visit, customer);
      await payButton(visit).click();
      await payAtTheBank(page);
      await expectPaid(visit);
      await expect(page.getByText(t("payment.delivery.done", { count: 3 }))).toBeVisible(eventually);
      const { lines: bought, esims } = await orderOnPage(visit);
      expect([bought.map(({ quantity, days }) => [quantity, days]).at(1), esims.length]).toEqual([[1, 3], 3]);
      await expectEmptyCart(visit);
      await openCart(visit);
      await expect(page.getByText(t("cart.empty.title"))).toBeVisible();
    });
  });

test(
  "what is taken out can be put back, and another tab, another currency and another language keep the cart",
  onlyWithAll,
  async ({ visit, context }) => {
    test.slow();
    const { page, t } = visit;
    await add(visit, "FR");
    await add(visit, "TR");
    const name = await destinationName(visit, "FR");
    await openCart(visit);
    const elsewhere = { ...visit, page: await context.newPage() };
    await openCart(elsewhere);
    await page.getByRole("button", { name: t("cart.removeNamed", { name }) }).click();
    await expect(lines(visit)).toHaveCount(1);
    await expect(lines(elsewhere)).toHaveCount(1);
    const undo = page.getByRole("button", { name: t("cart.undo") });
    await expect(undo).toBeFocused();
    await expectNoViolations(page);
    await undo.click();
    await expect(lines(visit).first()).toContainText(name);
    await expect(lines(elsewhere)).toHaveCount(2);
    await currencyPill({ page, t }).click();
    await page.getByRole("button", { name: /USD/ }).click();
    await expect(lines(visit)).toHaveCount(2);
    await page.goto("/ar/cart");
    await expect(page.getByRole("main").locator(".tall-pass")).toHaveCount(2);
  },
);

test("a payment that fails loses nothing; the order is taken up again at once, or dropped with its coupon", async ({
  visit,
  customer,
  complaints,
}) => {
  test.slow();
  complaints.expect(/\b422\b/); // the order that waits holds the coupon's only use
  const { page, t, language } = visit;
  const code = await newCoupon("--percent", "20", "--uses", "1");
  await page.goto(`/${language}/home?promo=${code}`);
  await add(visit, "FR");
  await openCart(visit);
  await proceed(visit).click();
  await fillSummary(visit, customer);
  await payButton(visit).click();
  await cancelAtTheBank(page);
  await expectNotPaid(visit);
  const { number } = await orderOnPage(visit);
  await expect(cartLink(visit, 1)).toBeVisible();
  await openCart(visit);
  const waiting = page.getByText(t("cart.unpaid.refused"));
  await expect(waiting).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("link", { name: t("cart.unpaid.pay") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("cart.again.title") })).toBeVisible();
  await expectNoViolations(page);
  await payButton(visit).click();
  await cancelAtTheBank(page);
  await expectNotPaid(visit);
  expect((await orderOnPage(visit)).number).toBe(number);

  await openCart(visit);
  await page.getByRole("button", { name: t("cart.unpaid.drop") }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: t("cart.unpaid.confirm.yes") }).click();
  await expect(page.getByText(t("cart.unpaid.dropped", { number }))).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(lines(visit)).toHaveCount(1);
  const dropped = await page.request.get(`/api/v1/app/orders/${number}`, {
    headers: {
      "order-secret": await page.evaluate<string>(`localStorage.getItem("order-secret:${number}")`),
    },
  });
  expect(((await dropped.json()) as { data: Order }).data.status).toBe("rejected");

  // Its only use is free again.
  await proceed(visit).click();
  await expect(page.getByText(code)).toBeVisible();
  await fillSummary(visit, customer);
  await payButton(visit).click();
  await payAtTheBank(page);
  await expectPaid(visit);
  expect((await orderOnPage(visit)).couponCode).toBe(code);
  await expectEmptyCart(visit);
});

test(
  "a plan that is gone from sale is said at its line and taken out, the others are bought",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    test.slow();
    complaints.expect(/\b409\b/);
    const { page, t, language } = visit;
    const price = await add(visit, "FR");
    await page.evaluate(`localStorage.setItem("CART", "NO-SUCH-PLAN " + localStorage.getItem("CART"))`);
    // As it was called when it was sold.
    const names = { fr: "Turquie", en: "Turkey", ar: "تركيا" };
    const known = { names, kind: "fixed", dataBytes: 3e9, days: 15, destination: "TR" };
    // And the other at another price.
    const [, other = ""] = (await page.evaluate<string>(`localStorage.getItem("CART")`)).split(" ");
    const before = { ...price, amount: price.amount - 100 };
    const kept = { "NO-SUCH-PLAN": known, [other]: { ...known, price: before } };
    await page.evaluate(`localStorage.setItem("CART_PLANS", '${JSON.stringify(kept)}')`);
    await openCart(visit);
    const days = t("checkout.plan.days", { days: 15 });
    const name = `${names[language]} · ${formatData(3e9, language)} · ${days}`;
    await expect(lines(visit).first()).toContainText(name);
    await expect(lines(visit).first()).toContainText(t("problems.field.plan_unavailable"));
    await expect(page.getByText(formatMoney(price, language)).first()).toBeVisible();
    await expect(lines(visit).last()).toContainText(
      t("cart.priceWas", { before: formatMoney(before, language) }),
    );
    const instead = page.getByRole("link", {
      name: t("checkout.unavailable.plansOf", { place: names[language] }),
    });
    await expect(instead).toHaveAttribute("href", /\/packages\/TR$/);
    await expect(proceed(visit)).toBeHidden();
    await expectNoViolations(page);
    await page.goto(`/${language}/summary`);
    await page.getByRole("link", { name: t("cart.unavailable.action") }).click();
    await page.getByRole("button", { name: t("cart.removeNamed", { name }) }).click();
    await proceed(visit).click();
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await payAtTheBank(page);
    await expectPaid(visit);
  },
);

test(
  "a plan that is withdrawn while its checkout is open is said at Pay, with the way to others in place of the button",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/\b409\b/);
    const { page, t } = visit;
    await openSummary(visit);
    await fillSummary(visit, customer);
    const errors = [{ path: "lines.0.plan", code: "plan_unavailable" }];
    await page.route("**/api/v1/app/orders", (route) =>
      route.fulfill({
        status: 409,
        contentType: "application/problem+json",
        json: { type: "about:blank", title: "", status: 409, code: "plan_unavailable", errors },
      }),
    );
    await payButton(visit).click();
    await expect(page.getByRole("alert")).toContainText(t("checkout.unavailable.title"));
    await expect(payButton(visit)).toBeHidden();
    await expectNoViolations(page);
    await page.getByRole("link", { name: /France|فرنسا/ }).click();
    await expect(page).toHaveURL(/\/packages\/FR/);
  },
);

test(
  "an order waits on the summary at once, and is paid once whichever button is pressed",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t, language } = visit;
    await openSummary(visit);
    await fillSummary(visit, customer);
    await payButton(visit).click();
    await page.waitForURL(/mdOrder=/);
    await page.goto(`/${language}/cart`);
    await page.getByRole("link", { name: t("cart.unpaid.continue") }).click();
    await page.getByRole("link", { name: t("payment.waiting.toBank") }).click();
    await payAtTheBank(page);
    await expectPaid(visit);
    const { number } = await orderOnPage(visit);
    expect(await sandbox.bankOrdersFor(number)).toHaveLength(1);
    await openCart(visit);
    await expect(page.getByText(t("cart.empty.title"))).toBeVisible();
    await expect(page.getByText(number)).toBeHidden();
  },
);

test("past its hour the owner sees the old and the new price, and pays the one they agreed to", async ({
  visit,
  customer,
  complaints,
}) => {
  complaints.expect(/\b409\b/);
  const { page, t, language } = visit;
  await openSummary(visit);
  await fillSummary(visit, customer);
  await payButton(visit).click();
  await cancelAtTheBank(page);
  await expectNotPaid(visit);
  const { number, total } = await orderOnPage(visit);
  const newTotal = { ...total, amount: total.amount + 1000 };
  const seen: unknown[] = [];
  await page.route(`**/orders/${number}/payments`, (route) => {
    seen.push((route.request().postDataJSON() as { expectedTotal: unknown }).expectedTotal);
    const problem = { type: "about:blank", title: "", status: 409, code: "price_changed", newTotal };
    return route.fulfill({ status: 409, contentType: "application/problem+json", json: problem });
  });
  await page.goto(`/${language}/summary?order=${number}`);
  await payButton(visit).click();
  const words = { before: formatMoney(total, language), price: formatMoney(newTotal, language) };
  await expect(page.getByText(t("checkout.priceChanged.title", words))).toBeVisible();
  await expect(payButton(visit)).toContainText(words.price);
  await payButton(visit).click();
  await expect.poll(() => seen).toEqual([total, newTotal]);
});

test("signing out forgets the cart", onlyWithAll, async ({ visit, sandbox, customer }) => {
  const { page, language } = visit;
  await add(visit, "FR");
  await page.goto(`/${language}/login?next=/profile`);
  await signIn(visit, sandbox, customer.email);
  await expect(cartLink(visit, 1)).toBeVisible();
  await signOut(visit);
  await expectEmptyCart(visit);
});

test("a blocked or full storage keeps the cart for the life of the page", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await add(visit, "FR");
  await cartLink(visit, 1).click();
  await expect(lines(visit)).toHaveCount(1);
  await proceed(visit).click();
  await expect(payButton(visit)).toBeVisible();
  await agree(visit);
  await expect(page.getByText(t("checkout.know.dataOnly"))).toBeAttached();
});

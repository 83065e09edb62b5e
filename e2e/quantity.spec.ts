import { formatMoney } from "@rihla/i18n";
import { atTheBank } from "./bank-page.ts";
import { destinationName, fillSummary, openQuantity, openSummary, payButton, plansOf } from "./buying.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "ar" });

test("pressing plus on a slow network counts each press, and nothing is paid before its price is here", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t, language } = visit;
  const { price } = await openSummary(visit);
  await fillSummary(visit, customer);
  const answer = await holdQuotes(visit);
  await openQuantity(visit);
  const more = page.getByRole("button", { name: t("checkout.plan.more") });
  await more.click();
  await more.click();
  await more.click();
  await expect(page.getByText(t("checkout.plan.count", { count: 4 })).first()).toBeVisible();
  const waiting = page.getByRole("button", { name: t("checkout.total.counting") });
  await waiting.click({ force: true }); // as a thumb does, though the button says that it can't be pressed
  await expect(page).toHaveURL(/\/summary\?.*quantity=4/);
  answer();
  const total = { ...price, amount: price.amount * 4 };
  await expect(payButton(visit)).toContainText(formatMoney(total, language));
  await payButton(visit).click();
  await atTheBank(page);
  const [attempt] = await sandbox.bankOrdersFor(await newestOrder(visit));
  expect(attempt?.amount).toBe(total.amount);
});

test("a group's number is typed, and no more than fifty are taken", onlyWithAll, async ({ visit }) => {
  const { page, t } = visit;
  await openSummary(visit);
  const { pathname, searchParams } = new URL(page.url());
  await page.goto(`${pathname}?plan=${searchParams.get("plan")}&quantity=10`);
  await openQuantity(visit);
  await expect(page.getByText(t("checkout.plan.group"))).toBeVisible();
  const number = page.getByRole("textbox", { name: t("checkout.plan.quantity") });
  await number.fill("25");
  await number.press("Enter");
  await expect(page).toHaveURL(/quantity=25/);
  await number.fill("60");
  await number.blur();
  await expect(page).toHaveURL(/quantity=50/);
  await expect(page.getByText("× 50")).toBeVisible();
});

test(
  "91 days, and a plan that is sold no more, say why and lead to the plans of that country",
  onlyWithAll,
  async ({ visit, complaints }) => {
    complaints.expect(/40[09]/);
    const { page, t, language } = visit;
    const [daily] = (await plansOf(visit, "FR")).filter(({ kind }) => kind === "unlimited");
    for (const [asked, why] of [
      [`${daily?.code}&days=91`, t("checkout.days.title")],
      ["FR-7GB-3D-OLD", t("checkout.unavailable.title")],
    ]) {
      await page.goto(`/${language}/summary?plan=${asked}`);
      await expect(page.getByRole("heading", { name: why })).toBeVisible();
      const place = await destinationName(visit, "FR");
      await page.getByRole("link", { name: t("checkout.unavailable.plansOf", { place }) }).click();
      await expect(page).toHaveURL(/\/packages\/FR$/);
    }
  },
);

/** Quotes are asked for and not answered; gives what lets them through. */
async function holdQuotes({ page }: Visit): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((release) => {
    answer = release;
  });
  await page.route("**/quotes", async (route) => {
    await held;
    await route.continue().catch(() => {}); // the page has asked for another number meanwhile
  });
  return answer;
}

async function newestOrder({ page, language }: Visit): Promise<string> {
  await page.goto(`/${language}/home`);
  return page.evaluate<string>(
    `Object.keys(localStorage).find((key) => key.startsWith("order-secret:"))?.slice("order-secret:".length)`,
  );
}

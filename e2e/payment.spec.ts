import type { DataOf } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { atTheBank, cancelAtTheBank, payAtTheBank, poorCard } from "./bank-page.ts";
import {
  agree,
  expectDelivered,
  expectNotPaid,
  expectPaid,
  fillSummary,
  goToTheBank,
  openSummary,
  orderOnPage,
  payButton,
} from "./buying.ts";
import { ordersOf } from "./buying-without-a-screen.ts";
import { expectNoViolations } from "./no-violations.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "en" });

const fromShop = /[?&]payment=/;

test("a refused card, then a good one on the same page of the bank, pays the order once", async ({
  visit,
  sandbox,
  customer,
}) => {
  await goToTheBank(visit, customer);
  await payAtTheBank(visit.page, poorCard);
  await expect(visit.page.getByRole("alert")).toBeVisible();
  await payAtTheBank(visit.page);
  await expectPaid(visit);
  await expectOnce(visit, sandbox);
});

test("cancelling at the bank explains itself, keeps the order, and trying again works", async ({
  visit,
  sandbox,
  customer,
}) => {
  const { page, t } = visit;
  await goToTheBank(visit, customer);
  await cancelAtTheBank(page);
  await expectNotPaid(visit);
  const { number } = await orderOnPage(visit);
  await expect(page.getByText("Votre transaction a été rejetée")).toBeVisible();
  await expect(page.getByText("تم رفض معاملتك")).toBeVisible();
  await expect(page.getByText(t("payment.failure.todo.again", { number, total: "" }))).toBeVisible();
  await expect(page.getByRole("link", { name: "3020" })).toBeVisible();
  await page.getByRole("button", { name: t("payment.failure.tryAgain") }).click();
  await payAtTheBank(page);
  await expectPaid(visit);
  expect((await orderOnPage(visit)).number).toBe(number);
  const attempts = await sandbox.bankOrdersFor(number);
  expect(attempts.map(({ state }) => state).sort()).toEqual(["cancelled", "paid"]);
  const order = await expectDelivered(visit);
  expect(await sandbox.supplierOrdersFor(order)).toHaveLength(1);
});

test(
  "the return page opened in five tabs at once gives one eSIM",
  onlyWithAll,
  async ({ visit, context, sandbox, customer }) => {
    await goToTheBank(visit, customer);
    const back = await sandbox.pay(await atTheBank(visit.page));
    const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
    const tabs = [visit, ...others.map((page) => ({ ...visit, page }))];
    await Promise.all(tabs.map(({ page }) => page.goto(back)));
    await Promise.all(tabs.map(expectPaid));
    await expectOnce(visit, sandbox);
  },
);

test(
  "the back button after paying, and pressing pay again, lead to the paid order",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await goToTheBank(visit, customer);
    await payAtTheBank(page);
    await expectPaid(visit);
    await expectOnce(visit, sandbox);
    await backToSummary(visit);
    await agree(visit);
    await payButton(visit).click();
    await expectPaid(visit);
    await backToSummary(visit);
    await page.getByRole("link", { name: t("checkout.pending.paid.action") }).click();
    await expectPaid(visit);
    await expectOnce(visit, sandbox);
  },
);

test("a double click on pay makes one order and one attempt", async ({ visit, sandbox, customer }) => {
  const { page } = visit;
  await openSummary(visit);
  await fillSummary(visit, customer);
  await payButton(visit).dblclick();
  await payAtTheBank(page);
  await expectPaid(visit);
  await expectOnce(visit, sandbox);
  expect(await ordersOf(page.request, sandbox, customer.email)).toHaveLength(1);
});

test(
  "reloading at every stop of the way changes nothing",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page } = visit;
    await openSummary(visit);
    await page.reload();
    await fillSummary(visit, customer);
    await payButton(visit).click();
    const attempt = await atTheBank(page);
    await page.reload();
    const back = await sandbox.pay(attempt);
    await page.goto(back, { waitUntil: "commit" });
    await page.goto(back);
    await expectPaid(visit);
    await page.reload();
    await expectPaid(visit);
    await expectOnce(visit, sandbox);
  },
);

test(
  "a bank that talks nonsense, is broken or slow leaves the payment pending, then it succeeds",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    test.slow();
    const { page, t } = visit;
    const endpoint = "satim:getOrderStatus.do";
    await goToTheBank(visit, customer);
    const match = await atTheBank(page);
    await sandbox.fault({ endpoint, match, kind: "html", times: 2 });
    await sandbox.fault({ endpoint, match, kind: "status", status: 503, times: null });
    await payAtTheBank(page);
    await expect(page).toHaveURL(fromShop);
    await expect(page.getByRole("heading", { level: 1, name: t("payment.pending.title") })).toBeVisible(
      eventually,
    );
    await sandbox.clearFaults(endpoint);
    await sandbox.fault({ endpoint, match, kind: "slow", ms: 1500, times: 1 });
    await page.getByRole("button", { name: t("payment.pending.check") }).click();
    await expectPaid(visit);
    await expectOnce(visit, sandbox);
  },
);

test("a price that changed since it was shown is shown and accepted before anything is paid", async ({
  visit,
  sandbox,
  customer,
  complaints,
}) => {
  const { page, t, language } = visit;
  complaints.expect(/409|422/);
  await showAnOldPrice(visit);
  const plan = await openSummary(visit);
  const price = formatMoney(plan.price, language);
  await expect(payButton(visit)).not.toContainText(price);
  await fillSummary(visit, customer);
  await payButton(visit).click();
  const before = formatMoney({ ...plan.price, amount: plan.price.amount - 1000 }, language);
  await expect(page.getByText(t("checkout.priceChanged.title", { before, price }))).toBeVisible();
  await expect(payButton(visit)).toContainText(price);
  await expect(page).toHaveURL(/\/summary/);
  await payButton(visit).click();
  await payAtTheBank(page);
  await expectPaid(visit);
  const [attempt] = await expectOnce(visit, sandbox);
  expect(attempt?.amount).toBe(plan.price.amount);
});

async function backToSummary({ page, t }: Visit): Promise<void> {
  while (!page.url().includes("/summary")) await page.goBack();
  await expect(page.getByText(t("checkout.pending.paid.title"))).toBeVisible();
}

/** One attempt at the bank, one order at the supplier, one eSIM. */
async function expectOnce(visit: Visit, sandbox: Sandbox) {
  const order = await expectDelivered(visit);
  const attempts = await sandbox.bankOrdersFor(order.number);
  expect(attempts.map(({ state }) => state)).toEqual(["paid"]);
  expect(order.esims).toHaveLength(1);
  const atSupplier = await sandbox.supplierOrdersFor(order);
  expect(atSupplier).toHaveLength(1);
  expect(atSupplier[0]?.esims).toHaveLength(1);
  return attempts;
}

test(
  "who has asked too often is told until when to wait",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/429/);
    const { page, t } = visit;
    await page.clock.setFixedTime("2026-11-22T13:20:30Z");
    await openSummary(visit);
    await fillSummary(visit, customer);
    await refuseFor(visit, "**/api/v1/app/orders/*/payments", 600);
    await payButton(visit).click();
    const end = new Date("2026-11-22T13:31:00Z").toLocaleTimeString("en-GB", { timeStyle: "short" });
    await expect(page.getByRole("alert")).toContainText(
      t("problems.code.rate_limited", { time: `\u2066${end}\u2069` }),
    );
  },
);

test(
  "a guest behind whose address too many order is led to sign in, where what was typed stays",
  onlyWithAll,
  async ({ visit, customer, complaints }) => {
    complaints.expect(/429/);
    const { page, t } = visit;
    await openSummary(visit);
    await fillSummary(visit, customer);
    await refuseFor(visit, "**/api/v1/app/orders", 600);
    await payButton(visit).click();
    await expect(page.getByText(t("checkout.crowded.body"))).toBeVisible();
    await expectNoViolations(page);
    await page
      .getByRole("link", { name: t("checkout.crowded.action"), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/login/);
  },
);

/** As if too many had asked before. */
const refuseFor = ({ page }: Visit, address: string, retryAfterSeconds: number) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 429,
      contentType: "application/problem+json",
      body: JSON.stringify({ status: 429, code: "rate_limited", retryAfterSeconds }),
    }),
  );

/** As if the catalogue moved on between this page's quote and its pay button. */
async function showAnOldPrice({ page }: Visit): Promise<void> {
  await page.route(
    "**/quotes",
    async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: DataOf<"POST /quotes"> };
      const total = { ...data.total, amount: data.total.amount - 1000 };
      await route.fulfill({ response, json: { data: { ...data, total, subtotal: total } } });
    },
    { times: 1 },
  );
}

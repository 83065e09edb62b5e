import type { Page } from "@playwright/test";
import type { PaymentMethod } from "@rihla/contract";
import { payAtTheBank } from "./bank-page.ts";
import {
  expectDelivered,
  expectNotPaid,
  expectPaid,
  fillSummary,
  openOtherWays,
  openSummary,
  orderOnPage,
  payButton,
} from "./buying.ts";
import { enterWorldCard, worldCards } from "./card-page.ts";
import type { Customer } from "./customer.ts";
import { makeLink } from "./payment-link.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";
import { startingWith } from "./words.ts";

test.use({ language: "en" });

// Of the two gateways that offer Edahabia here (playwright-global-setup.ts), the first takes no less than 75 dinars.

test(
  "an Edahabia card pays little through the gateway that takes so little",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const plan = await goToPayBy("edahabia", visit, customer, "TR");
    expect(plan.price.amount).toBeLessThan(7500);
    await payAtTheBank(visit.page);
    await expectPaid(visit);
    const order = await expectDelivered(visit);
    expect(order.payments).toMatchObject([{ method: "edahabia", operator: { helpLine: { phone: "3020" } } }]);
    expect(await sandbox.bankOrdersFor(order.number)).toMatchObject([{ state: "paid" }]);
  },
);

test(
  "an Edahabia card pays the rest on the page of another gateway, which failed at first",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    await goToPayBy("edahabia", visit, customer);
    await endAtChargily(visit.page, "failed");
    await expectNotPaid(visit);
    await expect(method(visit, "edahabia")).toBeChecked();
    await visit.page.getByRole("button", { name: visit.t("payment.failure.tryAgain") }).click();
    await endAtChargily(visit.page, "paid");
    await expectPaid(visit);
    const order = await expectDelivered(visit);
    expect(order.payments.map(({ method, status }) => [method, status])).toEqual([
      ["edahabia", "successful"],
      ["edahabia", "rejected"],
    ]);
    expect(await sandbox.bankOrdersFor(order.number)).toEqual([]);
  },
);

test(
  "who left one gateway's page without paying pays the same order by another method",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    await goToPayBy("edahabia", visit, customer);
    await endAtChargily(visit.page, "canceled");
    await expectNotPaid(visit);
    const { number } = await orderOnPage(visit);
    await method(visit, "cib").check();
    await visit.page.getByRole("button", { name: visit.t("payment.failure.tryAgain") }).click();
    await payAtTheBank(visit.page);
    await expectPaid(visit);
    const order = await expectDelivered(visit);
    expect(order.number).toBe(number);
    expect(order.payments.map(({ method, status }) => [method, status])).toEqual([
      ["cib", "successful"],
      ["edahabia", "rejected"],
    ]);
    expect(await sandbox.bankOrdersFor(number)).toMatchObject([{ state: "paid" }]);
  },
);

test("who looks at dollars pays in dollars by a card of the world", async ({ visit, customer }) => {
  await goToPayInDollars(visit, customer);
  await enterWorldCard(visit.page, worldCards.good);
  await expectPaid(visit);
  const order = await expectDelivered(visit);
  expect(order.total.currency).toBe("USD");
  expect(order.payments).toMatchObject([{ method: "card", status: "successful", amount: order.total }]);
});

test(
  "a card that was declined is followed by another on the same page",
  onlyWithAll,
  async ({ visit, customer }) => {
    const { page } = visit;
    await goToPayInDollars(visit, customer);
    await enterWorldCard(page, worldCards.declined);
    await expect(page.getByRole("alert")).toBeVisible();
    await enterWorldCard(page, worldCards.good);
    await expectPaid(visit);
    expect((await expectDelivered(visit)).payments).toHaveLength(1);
  },
);

test(
  "a card whose bank asks for a confirmation pays once it has it",
  onlyWithAll,
  async ({ visit, customer }) => {
    await goToPayInDollars(visit, customer);
    await enterWorldCard(visit.page, worldCards.confirms);
    await visit.page.locator("button[name=answer][value=confirm]").click();
    await expectPaid(visit);
    await expectDelivered(visit);
  },
);

test(
  "PayPal, where it is switched on, pays in dollars what was agreed to on its page",
  onlyWithAll,
  async ({ visit, customer }) => {
    await goToPayInDollars(visit, customer, "paypal");
    await visit.page.waitForURL(/\/paypal\//);
    await visit.page.locator("button[name=funding][value=fine]").click();
    await expectPaid(visit);
    const order = await expectDelivered(visit);
    expect(order.payments).toMatchObject([{ method: "paypal", status: "successful", amount: order.total }]);
  },
);

test.describe("fr", () => {
  test.use({ language: "fr" });

  test(
    "changing the currency at the summary keeps the ticks, chooses the first method there, and pays; a link needs none",
    onlyWithAll,
    async ({ visit, customer, browser }) => {
      const { page, t } = visit;
      await openSummary(visit, "US");
      await method(visit, "edahabia").check();
      await fillSummary(visit, customer);
      await openOtherWays(visit);
      const elsewhere = page.getByRole("button", { name: startingWith(t("checkout.method.card.detail")) });
      await expect(elsewhere).toContainText("$");
      await elsewhere.click();
      await expect(method(visit, "card")).toBeChecked();
      for (const tick of ["device", "terms"] as const)
        await expect(page.getByRole("checkbox", { name: t(`checkout.agree.${tick}`) })).toBeChecked();
      await expect(payButton(visit)).toBeEnabled();
      await expect(payButton(visit)).toContainText("$");

      const link = await makeLink(visit);
      const relative = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const theirs = await relative.newPage();
      await theirs.goto(link);
      await theirs.getByRole("radio", { name: t("checkout.method.cib.label") }).check();
      await relative.close();
      await page.keyboard.press("Escape");

      await payButton(visit).click();
      await enterWorldCard(page, worldCards.good);
      await expectPaid(visit);
      expect((await expectDelivered(visit)).payments).toMatchObject([
        { method: "card", status: "successful" },
      ]);
    },
  );
});

const method = ({ page, t }: Visit, wanted: PaymentMethod) =>
  page.getByRole("radio", { name: t(`checkout.method.${wanted}.label`) });

async function goToPayBy(wanted: PaymentMethod, visit: Visit, customer: Customer, destination = "US") {
  const plan = await openSummary(visit, destination);
  await method(visit, wanted).check();
  await fillSummary(visit, customer);
  await payButton(visit).click();
  return plan;
}

async function goToPayInDollars(visit: Visit, customer: Customer, by: PaymentMethod = "card"): Promise<void> {
  await visit.page.request.post("/currency", { form: { currency: "USD", next: "/" }, maxRedirects: 0 });
  await goToPayBy(by, visit, customer);
}

async function endAtChargily(page: Page, outcome: "paid" | "failed" | "canceled"): Promise<void> {
  await page.waitForURL(/\/chargily\//);
  await page.locator(`button[name=outcome][value=${outcome}]`).click();
}

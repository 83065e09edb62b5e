import type { DataOf, Order, Plan } from "@rihla/contract";
import { atTheBank } from "./bank-page.ts";
import type { Customer } from "./customer.ts";
import { eventually, expect, type Visit } from "./test.ts";
import { startingWith } from "./words.ts";

const api = "/api/v1/app";

/** From the front page to a destination's plans, by typing its name. */
export async function findDestination({ page, language, t }: Visit, code: string): Promise<void> {
  const name = await destinationName({ page, language, t }, code);
  await page.getByRole("combobox", { name: t("search.label") }).fill(name);
  await page
    .getByRole("option", { name: startingWith(name) })
    .first()
    .click();
  await page.getByRole("button", { name: t("trip.show") }).click();
  await expect(page).toHaveURL(new RegExp(`/packages/${code}`));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

export async function destinationName({ page, language }: Visit, code: string): Promise<string> {
  const answer = await page.request.get(`${api}/destinations`);
  const { data } = (await answer.json()) as { data: DataOf<"GET /destinations"> };
  const found = data.find((destination) => destination.code === code);
  if (!found) throw new Error(`No destination ${code}`);
  return found.names[language];
}

/** Takes a plan that isn't chosen already, and goes on with it. */
export async function choosePlan({ page, t }: Visit): Promise<Plan> {
  // In the list: the plan advised above may be one whose days are counted.
  const row = page.getByRole("listitem").getByRole("radio").first();
  await row.check({ force: true });
  await expect(page).toHaveURL(/[?&]plan=/);
  await buyButton({ page, t }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.title") })).toBeVisible();
  return planOnSummary(page);
}

/** In the bar at the foot of a small screen, in the card beside on a wide one. */
export const buyButton = ({ page, t }: Pick<Visit, "page" | "t">) =>
  page.getByRole("button", { name: startingWith(t("plans.selection.buy")) });

async function planOnSummary(page: Visit["page"]): Promise<Plan> {
  const code = new URL(page.url()).searchParams.get("plan") ?? "";
  const answer = await page.request.get(`${api}/plans/${code}`);
  return (await answer.json()).data;
}

/** The plans of a destination, cheapest first. */
export async function plansOf({ page }: Visit, destination: string): Promise<Plan[]> {
  const answer = await page.request.get(`${api}/destinations/${destination}/plans`);
  return (await answer.json()).data;
}

export async function openSummary(visit: Visit, destination = "FR"): Promise<Plan> {
  const [plan] = (await plansOf(visit, destination)).filter(({ kind }) => kind === "fixed");
  if (!plan) throw new Error(`No plan for ${destination}`);
  await visit.page.goto(`/${visit.language}/summary?plan=${plan.code}`);
  await expect(payButton(visit)).toBeVisible();
  // What comes after the price moves the form: whoever it comes for would press beside.
  await visit.page.waitForLoadState("networkidle");
  return plan;
}

export const payButton = ({ page, t }: Visit) =>
  page.getByRole("button", { name: startingWith(t("checkout.pay")) });

export async function fillSummary(visit: Visit, customer: Customer): Promise<void> {
  const { page, t } = visit;
  await page.getByLabel(t("checkout.billing.email"), { exact: true }).fill(customer.email);
  await fillNameAndPhone(visit, customer);
  await agree({ page, t });
}

/** Of who is signed in: nothing where the account knows both, they stand in a line then. */
export async function fillNameAndPhone(visit: Visit, customer: Customer): Promise<void> {
  const { page, t } = visit;
  await expect(payButton(visit)).toBeVisible();
  const name = page.getByLabel(t("checkout.billing.name"), { exact: true });
  if (!(await name.isVisible())) return;
  await name.fill(customer.name);
  await page.getByLabel(t("checkout.billing.phoneNumber"), { exact: true }).fill(customer.phone);
}

/** Of the summary: how many, and the way to another plan; unfolded from what is bought. */
export async function openQuantity({ page, t }: Pick<Visit, "page" | "t">): Promise<void> {
  await page
    .getByRole("button", { name: t("checkout.plan.modify") })
    .first()
    .click();
}

/** Of the summary, where they are folded: cards of another currency, and somebody else who pays. */
export async function openOtherWays({ page, t }: Pick<Visit, "page" | "t">): Promise<void> {
  const tile = page.getByRole("button", {
    name: startingWith(t("checkout.method.others.label")),
    expanded: false,
  });
  if (await tile.isVisible()) await tile.click();
}

/** Of the summary: the bill's country, a company's bill, news by mail. */
export async function openBillDetails({ page, t }: Pick<Visit, "page" | "t">): Promise<void> {
  await page.getByRole("button", { name: t("checkout.billing.changeBill") }).click();
}

/** From choosing a plan to the bank's page; gives the bank's own reference of this attempt. */
export async function goToTheBank(visit: Visit, customer: Customer): Promise<string> {
  await openSummary(visit);
  await fillSummary(visit, customer);
  await payButton(visit).click();
  return atTheBank(visit.page);
}

/** Compatibility and terms: given anew each time. */
export async function agree({ page, t }: Pick<Visit, "page" | "t">): Promise<void> {
  await page.getByRole("checkbox", { name: t("checkout.agree.device") }).check();
  await page.getByRole("checkbox", { name: t("checkout.agree.terms") }).check();
}

export async function expectPaid({ page, t }: Visit): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: t("payment.success.title") })).toBeVisible({
    timeout: 30_000,
  });
}

export async function expectNotPaid({ page, t }: Visit): Promise<void> {
  const title = page.getByRole("heading", { level: 1, name: t("payment.failure.title") });
  await expect(title).toBeVisible(eventually);
}

/** The order whose result the page shows, as this browser may read it. */
export async function orderOnPage({ page }: Pick<Visit, "page">): Promise<Order> {
  const number = new URL(page.url()).searchParams.get("order") ?? "";
  return readOrder({ page }, number);
}

async function readOrder({ page }: Pick<Visit, "page">, number: string): Promise<Order> {
  const secret: string = await page.evaluate(`localStorage.getItem("order-secret:${number}")`);
  const answer = await page.request.get(`${api}/orders/${number}`, { headers: { "order-secret": secret } });
  return (await answer.json()).data;
}

/** Waits on the result page until the eSIM is there. */
export async function expectDelivered(visit: Visit): Promise<Order> {
  const done = visit.page.getByText(visit.t("payment.delivery.done", { count: 1 }));
  await expect(done).toBeVisible({ timeout: 90_000 });
  return orderOnPage(visit);
}

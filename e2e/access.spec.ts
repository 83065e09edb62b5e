import type { Page } from "@playwright/test";
import { anotherCode, enterWith } from "./account.ts";
import { payAtTheBank } from "./bank-page.ts";
import { buyButton, expectPaid, fillSummary, openSummary, payButton, plansOf } from "./buying.ts";
import { buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { newCustomer } from "./customer.ts";
import { askForCode, signIn, typeCode } from "./signing-in.ts";
import { eventually, expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

test.use({ language: "en" });

test(
  "another customer's eSIM is not found, and the page says which e-mail would find it",
  onlyWithAll,
  async ({ visit, sandbox, customer, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/404/);
    const order = await buyThroughApi(page.request, sandbox, newCustomer());
    await enterWith(page, await signInThroughApi(page.request, sandbox, customer.email));
    await page.goto(`/en/details/${order.esims[0]?.id}`);
    await expect(page.getByRole("heading", { level: 1, name: t("esims.notFound.title") })).toBeVisible();
    await expect(page.getByText(t("esims.notFound.body"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: t("esims.notFound.action") })
      .click();
    await expect(page.getByText(t("esims.empty.active.title"))).toBeVisible();
  },
);

test(
  "another customer's order is not found, and its payment's return page says only how that ended",
  onlyWithAll,
  async ({ visit, sandbox, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/404/);
    const order = await buyThroughApi(page.request, sandbox, newCustomer());
    const showsNothingOfTheOrder = async () => {
      for (const secret of [order.billing.email, order.billing.name, order.number])
        await expect(page.getByRole("main")).not.toContainText(secret);
    };
    for (const address of [`/en/success?order=${order.number}`, `/en/failure?order=${order.number}`]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: t("payment.unknown.title") })).toBeVisible();
      await expect(page.getByText(t("payment.unknown.body"))).toBeVisible();
      await expect(page.getByRole("link", { name: t("payment.unknown.signIn") })).toBeVisible();
      await showsNothingOfTheOrder();
    }
    await page.goto(`/en/payment-callback?payment=${order.payments[0]?.id}`);
    const outcome = t("payment.elsewhere.successful.title");
    await expect(page.getByRole("heading", { level: 1, name: outcome })).toBeVisible();
    await showsNothingOfTheOrder();
  },
);

test(
  "a guest who opens the eSIMs signs in first and lands on them",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    await page.goto("/en/esims");
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fesims$/);
    await signIn(visit, sandbox, customer.email);
    await expect(page).toHaveURL(/\/en\/esims$/);
    await expect(page.getByRole("heading", { level: 1, name: t("esims.title") })).toBeVisible();
  },
);

test("a wrong code says how many tries are left; the right one still works", async ({
  visit,
  sandbox,
  customer,
  complaints,
}) => {
  const { page, t } = visit;
  complaints.expect(/422|403|401/);
  await page.goto("/en/login");
  await askForCode(visit, customer.email);
  const code = await sandbox.signInCode(customer.email);
  for (const attempts of [3, 2]) {
    await typeCode(visit, anotherCode(code));
    await expect(page.getByRole("alert")).toHaveText(t("problems.code.incorrect_code", { attempts }));
    await expect(page.getByLabel(t("account.code.label"))).toHaveValue("");
  }
  await typeCode(visit, code);
  await expect(page).toHaveURL(/\/en\/esims$/);
});

test("a session that ends in one tab has ended in the other", async ({
  visit,
  context,
  sandbox,
  customer,
  complaints,
}) => {
  const { page, t } = visit;
  complaints.expect(/401/);
  const token = await signInThroughApi(page.request, sandbox, customer.email);
  await enterWith(page, token);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/en/esims");
    await expect(tab.getByText(t("esims.empty.active.title"))).toBeVisible();
  }
  await page.request.delete("/api/v1/app/auth/sessions/current", {
    headers: { authorization: `Bearer ${token}` },
  });
  const ended = (tab: Page) => tab.getByText(t("account.login.ended"));
  // Any call would find out; the page may have made one by itself already, and says so until it is left.
  if (!(await ended(page).isVisible())) await page.reload();
  for (const tab of [page, other])
    await expect(tab.getByRole("heading", { level: 1, name: t("account.title") })).toBeVisible();
  // Said where it was found out; the other tab follows.
  const said = async () => (await ended(page).count()) + (await ended(other).count());
  await expect.poll(said).toBeGreaterThan(0);
});

/** Also where code is missing: a reload without a network would leave the shop for a page of the browser. */
async function tryAgainInVain({ page, t }: Visit): Promise<void> {
  const problem = page.getByRole("heading", { level: 1, name: t("shell.problem.offline.title") });
  await expect(problem).toBeVisible();
  const asked = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: t("shell.problem.retry") }).click();
  expect((await asked).isNavigationRequest()).toBe(false);
  await expect(problem).toBeVisible();
}

test("without a network a public page says so, and comes by itself when it is back", async ({
  visit,
  context,
  complaints,
}) => {
  const { page, t } = visit;
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/en/home", { waitUntil: "networkidle" });
  const destination = page
    .getByRole("region", { name: t("discover.popular") })
    .getByRole("link")
    .last();
  await context.setOffline(true);
  await destination.click();
  await tryAgainInVain(visit);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/packages\//);
  await expect(buyButton(visit)).toBeVisible();
});

test(
  "where a network leads nowhere a public page says so, and comes by itself when the shop answers",
  onlyWithAll,
  async ({ visit, context, complaints }) => {
    const { page, t } = visit;
    complaints.expect(/ERR_FAILED/);
    await page.goto("/en/home", { waitUntil: "networkidle" });
    await context.route("**/api/**", (route) => route.abort());
    await page
      .getByRole("region", { name: t("discover.popular") })
      .getByRole("link")
      .last()
      .click();
    await expect(page.getByRole("heading", { name: t("shell.problem.offline.title") })).toBeVisible();
    await context.unroute("**/api/**");
    await expect(buyButton(visit)).toBeVisible(eventually);
  },
);

test(
  "without a network the summary doesn't open, says so, and opens by itself when it is back",
  onlyWithAll,
  async ({ visit, context, complaints }) => {
    const { page } = visit;
    complaints.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    const [plan] = await plansOf(visit, "FR");
    await page.goto(`/en/packages/FR?plan=${plan?.code}`, { waitUntil: "networkidle" });
    await context.setOffline(true);
    await buyButton(visit).click();
    await tryAgainInVain(visit);
    await context.setOffline(false);
    await expect(payButton(visit)).toBeVisible();
  },
);

test("the network that fails while paying loses nothing: what was typed stays, and pressing again pays once", async ({
  visit,
  context,
  sandbox,
  customer,
  complaints,
}) => {
  const { page, t } = visit;
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await openSummary(visit);
  await fillSummary(visit, customer);
  await context.setOffline(true);
  await payButton(visit).click();
  await expect(page.getByText(t("problems.code.offline"))).toBeVisible();
  await expect(page.getByLabel(t("checkout.billing.email"), { exact: true })).toHaveValue(customer.email);
  await context.setOffline(false);
  await payButton(visit).click();
  await payAtTheBank(page);
  await expectPaid(visit);
  const { searchParams } = new URL(page.url());
  expect(await sandbox.bankOrdersFor(searchParams.get("order") ?? "")).toHaveLength(1);
});

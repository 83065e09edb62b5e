import type { Order } from "@rihla/contract";
import { asBearer, enterAt } from "./account.ts";
import { agree, expectPaid, fillNameAndPhone, openSummary, payButton } from "./buying.ts";
import { firstFixedPlan, placeOrder, signInThroughApi } from "./buying-without-a-screen.ts";
import { type Customer, newCustomer } from "./customer.ts";
import { operate } from "./operate.ts";
import type { Sandbox } from "./sandbox.ts";
import { expect, test, type Visit } from "./test.ts";
import { padOf, setPin, typePin } from "./wallet-pin.ts";
import { onlyWithAll } from "./when.ts";

const api = "/api/v1/app";

for (const language of ["fr", "ar"] as const)
  test.describe(language, onlyWithAll, () => {
    test.use({ language });
    test.describe.configure({ timeout: 240_000 });

    test(`who pays from the wallet in a tab left open is shown the order that another tab has paid, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      complaints,
    }) => {
      complaints.expect(/409/);
      const headers = await enterWithPin(visit, sandbox, customer);
      const plan = await firstFixedPlan(visit.page.request, "FR");
      // Enough for two and not for three: the last is paid from what it leaves too little of.
      const credit = Math.ceil((plan.price.amount * 2.5) / 100);
      await operate("wallet", "credit", customer.email, String(credit), "DZD");
      const late = { ...visit, page: await visit.page.context().newPage() };
      const place = async () => {
        const { order } = await placeOrder(visit.page.request, customer, { session: headers, plan });
        return order.number;
      };

      const first = await place();
      for (const tab of [visit, late]) await goToPad(tab, first);
      await typePin(visit);
      await expectPaid(visit);
      await typePin(late);
      await expectPaid(late);

      const second = await place();
      for (const tab of [visit, late]) await choose(tab, second);
      await payButton(visit).click();
      await typePin(visit);
      await expectPaid(visit);
      await payButton(late).click();
      await expectPaid(late);
    });

    test(`who pays from the wallet in a tab left open is shown the order as it was dropped, taken over or closed to them, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      complaints,
    }) => {
      complaints.expect(/401|403|409/);
      const { page, t } = visit;
      const headers = await enterWithPin(visit, sandbox, customer);
      await operate("wallet", "credit", customer.email, "300", "DZD");

      const { order: dropped } = await placeOrder(page.request, customer, { session: headers });
      await goToPad(visit, dropped.number);
      await page.request.delete(`${api}/orders/${dropped.number}`, { headers });
      await typePin(visit);
      await expect(page.getByText(t("cart.again.over"))).toBeVisible();

      // In somebody else's e-mail, who drops it signed in and ends what opened it here.
      const owner = newCustomer();
      const { order: taken, secret } = await placeOrder(page.request, owner);
      await page.evaluate(`localStorage.setItem("order-secret:${taken.number}", ${JSON.stringify(secret)})`);
      await goToPad(visit, taken.number);
      const owners = asBearer(await signInThroughApi(page.request, sandbox, owner.email));
      await page.request.get(`${api}/orders/${taken.number}`, {
        headers: { ...owners, "order-secret": secret },
      });
      await page.request.delete(`${api}/auth/sessions`, { headers: owners });
      await typePin(visit);
      await expect(page.getByText(t("payment.ended.title"))).toBeVisible();
      await expect(page.getByRole("link", { name: t("payment.unknown.signIn") })).toBeVisible();

      const { order: own } = await placeOrder(page.request, customer, { session: headers });
      await goToPad(visit, own.number);
      await page.request.delete(`${api}/auth/sessions`, { headers });
      await typePin(visit);
      await expect(page.getByRole("heading", { level: 1, name: t("account.title") })).toBeVisible();
      expect(new URL(page.url()).searchParams.get("next")).toBe(`/summary?order=${own.number}`);
    });

    test(`an order that the checkout has just placed is paid in another tab while its PIN is asked for, in ${language}`, async ({
      visit,
      sandbox,
      customer,
      complaints,
    }) => {
      complaints.expect(/409/);
      const { page, t } = visit;
      const headers = await enterWithPin(visit, sandbox, customer);
      await operate("wallet", "credit", customer.email, "300", "DZD");
      await openSummary(visit);
      await fillNameAndPhone(visit, customer);
      await agree(visit);
      await page.getByRole("radio", { name: t("checkout.method.wallet.label") }).check();
      await payButton(visit).click();
      await padOf(visit).waitFor();
      const answer = await page.request.get(`${api}/orders`, { headers });
      const [{ number }] = (await answer.json()).data as [Order];
      const other = { ...visit, page: await page.context().newPage() };
      await goToPad(other, number);
      await typePin(other);
      await expectPaid(other);
      await typePin(visit);
      await expectPaid(visit);
    });
  });

/** Signed in, on the wallet's page; gives the session's headers. */
async function enterWithPin(visit: Visit, sandbox: Sandbox, customer: Customer) {
  const token = await enterAt(visit, sandbox, customer, "/wallet");
  await setPin(visit, sandbox, customer, token);
  return asBearer(token);
}

async function choose(visit: Visit, number: string): Promise<void> {
  const { page, language, t } = visit;
  await page.goto(`/${language}/summary?order=${number}`);
  await page.getByRole("radio", { name: t("checkout.method.wallet.label") }).check();
}

async function goToPad(visit: Visit, number: string): Promise<void> {
  await choose(visit, number);
  await payButton(visit).click();
  await padOf(visit).waitFor();
}

import { asBearer, enterWith } from "../account.ts";
import { fillSummary, openSummary, payButton } from "../buying.ts";
import { buyAsGuest, placeOrder, signInThroughApi } from "../buying-without-a-screen.ts";
import { bringTo } from "../esim-life.ts";
import { eventually, expect } from "../test.ts";
import { pin, setPin } from "../wallet-pin.ts";
import { startingWith } from "../words.ts";
import { bought, enter, topUpWallet } from "./enter.ts";
import type { Screen, Stage } from "./screen.ts";

/** Where money and orders are kept from everybody but their owner. */
export const guardedScreens: Screen[] = [
  {
    page: "summary",
    name: "paying from the wallet on a new device, more than may leave through it",
    async open(stage) {
      const { page, t } = stage;
      const token = await enter(stage);
      for (const known of [1, 2]) {
        await topUpWallet(stage);
        if (known === 1) await setPin(stage, stage.sandbox, stage.customer, token);
      }
      await page.context().clearCookies();
      await page.evaluate("localStorage.clear()");
      await enterWith(page, await signInThroughApi(page.request, stage.sandbox, stage.customer.email, 2));
      await payFromWallet(stage, token, 2_100_00);
      await typePin(stage, pin);
      await page
        .getByRole("dialog")
        .getByRole("button", { name: t("wallet.pay.other") })
        .waitFor();
    },
    heading: ({ t }) => t("cart.again.title"),
  },
  {
    page: "summary",
    name: "paying from the wallet, its PIN blocked",
    async open(stage) {
      const token = await enter(stage);
      await topUpWallet(stage);
      await setPin(stage, stage.sandbox, stage.customer, token);
      await payFromWallet(stage, token, 1);
      const answered = () => stage.page.waitForResponse(/\/orders\/[^/]+\/payments/);
      for (let attempt = 1; attempt <= 4; attempt++) {
        await Promise.all([answered(), typePin(stage, "0000")]);
        if (attempt < 4)
          await stage.page.getByText(stage.t("wallet.pin.attemptsLeft", { count: 4 - attempt })).waitFor();
      }
      await stage.page.getByText(stage.t("wallet.pin.blockedPad")).waitFor();
    },
    heading: ({ t }) => t("cart.again.title"),
  },
  {
    page: "wallet",
    name: "wallet, a code for a new PIN",
    async open(stage) {
      await enter(stage);
      await stage.go("/wallet");
      await stage.page.getByRole("button", { name: startingWith(stage.t("wallet.pin.choose")) }).click();
      await typePin(stage, pin);
      await stage.page.getByText(stage.t("wallet.pin.again")).waitFor();
      await typePin(stage, pin);
      await stage.page.getByLabel(stage.t("account.code.label")).waitFor();
    },
    heading: ({ t }) => t("wallet.title"),
  },
  {
    page: "wallet",
    name: "wallet, from when what no card takes back is paid out",
    async open(stage) {
      await givenBackIntoWallet(stage);
      await topUpWallet(stage);
      await stage.go("/wallet");
      await stage.page.getByText(stage.t("wallet.payBack.payOut.text", partly)).waitFor();
    },
    heading: ({ t }) => t("wallet.title"),
  },
  {
    page: "profile",
    name: "profile, an account that money in its wallet keeps",
    async open(stage) {
      const { page, t } = stage;
      await givenBackIntoWallet(stage);
      await topUpWallet(stage);
      await stage.go("/profile");
      await page.getByRole("button", { name: t("profile.menu.delete") }).click();
      await page.getByText(t("wallet.payBack.payOut.text", partly)).waitFor();
    },
    heading: ({ t }) => t("profile.title"),
  },
  {
    page: "summary",
    name: "summary, one moment behind a busy address",
    isWaiting: true,
    async open(stage) {
      const { page, t } = stage;
      // Work that no device ends.
      const proof = { challenge: "x".repeat(43), bits: 64 };
      const problem = { type: "about:blank", title: "", status: 428, code: "proof_required", proof };
      await page.route("**/api/v1/app/orders", (route) => route.fulfill({ status: 428, json: problem }));
      await openSummary(stage);
      await fillSummary(stage, stage.customer);
      await payButton(stage).click();
      await page.getByText(t("checkout.oneMoment")).waitFor();
    },
    heading: ({ t }) => t("checkout.title"),
  },
  {
    page: "status",
    name: "an order, saying that the phone refuses its eSIM",
    async open(stage) {
      const { page, t } = stage;
      const { number } = await bought(stage);
      await stage.go(`/status/${number}`);
      await page.getByRole("heading", { name: t("orders.return.title") }).click();
      await page.getByRole("button", { name: t("orders.return.failure.open") }).click();
      await page.getByRole("radio", { name: t("orders.return.failure.what.phone_refuses") }).check();
    },
    heading: ({ t }) => t("orders.order"),
  },
  {
    page: "status",
    name: "an order whose owner has ended what opened it here",
    async open(stage) {
      const { page, sandbox, customer } = stage;
      const { order, secret } = await placeOrder(page.request, customer);
      const token = await signInThroughApi(page.request, sandbox, customer.email);
      // Taken up by the account, which then signs out everywhere.
      const headers = { ...asBearer(token), "order-secret": secret };
      await page.request.get(`/api/v1/app/orders/${order.number}`, { headers });
      await page.request.delete("/api/v1/app/auth/sessions", { headers: asBearer(token) });
      await stage.go("/home");
      await keepSecret(stage, order.number, secret);
      await stage.go(`/success?order=${order.number}`);
    },
    heading: ({ t }) => t("payment.ended.title"),
  },
  {
    page: "cart",
    name: "cart of a guest who has ordered here",
    async open(stage) {
      const { order, secret } = await placeOrder(stage.page.request, stage.customer);
      await stage.go("/home");
      await keepSecret(stage, order.number, secret);
      await stage.go("/cart");
      await stage.page.getByText(stage.t("cart.forget.title")).waitFor();
    },
    heading: ({ t }) => t("cart.title"),
  },
  ...(["wallet", "card"] as const).map(
    (to): Screen => ({
      page: "details",
      name: `the rest of an eSIM as money: ${to}`,
      async open(stage) {
        const { page, sandbox, customer, t } = stage;
        const { order, secret } = await buyAsGuest(page.request, sandbox, customer);
        const token = await enter(stage);
        if (to === "wallet") await keepSecret(stage, order.number, secret);
        const id = String(order.esims[0]?.id);
        for (const status of ["in_use", "user_deleted"] as const)
          await bringTo(status, id, { request: page.request, sandbox, token });
        await stage.go(`/details/${id}`);
        await page.getByRole("button", { name: t("repair.open") }).click();
        const words = t(`repair.offers.${to === "wallet" ? "credit" : "creditToCard"}.do`, { amount: "|" });
        await page.getByRole("button", { name: words.split("|").at(-1)?.trim() ?? "" }).click();
        await page.getByRole("alertdialog").waitFor();
      },
      heading: async ({ page }) => (await page.getByRole("heading", { level: 1 }).textContent()) ?? "",
    }),
  ),
];

const api = "/api/v1/app";

const partly = { partly: "true", held: "true" };

/** What was bought by card, put into the wallet of who bought it. */
async function givenBackIntoWallet(stage: Stage): Promise<void> {
  const { page, sandbox, customer } = stage;
  const { order, secret } = await buyAsGuest(page.request, sandbox, customer);
  const token = await enter(stage);
  const headers = { ...asBearer(token), "order-secret": secret };
  const data = { esims: order.esims.map(({ id }) => id), to: "wallet" };
  await page.request.post(`${api}/orders/${order.number}/cancellation`, { headers, data });
  await expect(async () => {
    const answer = await page.request.get(`${api}/wallet/entries`, { headers: asBearer(token) });
    expect((await answer.json()).data).toHaveLength(1);
  }).toPass(eventually);
}

const keepSecret = ({ page }: Stage, number: string, secret: string) =>
  page.evaluate(`localStorage.setItem("order-secret:${number}", ${JSON.stringify(secret)})`);

/** An order of at least so much, up to its pad. */
async function payFromWallet(stage: Stage, token: string, least: number): Promise<void> {
  const { page, t } = stage;
  const [plan] = await (await page.request.get(`${api}/destinations/FR/plans`))
    .json()
    .then(({ data }) => data);
  const quantity = Math.ceil(least / plan.price.amount);
  const { order } = await placeOrder(page.request, stage.customer, {
    session: asBearer(token),
    plan,
    quantity,
  });
  await stage.go(`/summary?order=${order.number}`);
  await page.getByRole("radio", { name: t("checkout.method.wallet.label") }).check();
  await page.getByRole("button", { name: new RegExp(`^${t("checkout.pay")}\\s`) }).click();
  await page.getByRole("group", { name: t("wallet.pin.title") }).waitFor();
}

async function typePin({ page, t }: Stage, typed: string): Promise<void> {
  const keys = page
    .getByRole("group")
    .filter({ has: page.getByRole("button", { name: t("wallet.pin.remove") }) });
  for (const digit of typed) await keys.getByRole("button", { name: digit, exact: true }).click();
  await keys.getByRole("button", { name: t("wallet.pin.confirm") }).click();
}

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveWalletMoney, takePinAway } from "./modules/operators/index.ts";
import { settlePayment } from "./modules/payments/index.ts";
import { runOps } from "./ops/run-ops.ts";
import { callApi, type Guest, openPayment, order } from "./testing/purchase.ts";
import { setPin } from "./testing/set-pin.ts";
import { signIn } from "./testing/sign-in.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runOps(args, (use) => use(shop.app));

/** Each command has an answer of its own. */
const ops = async (...args: string[]) => JSON.parse(await run(...args, "--json"));

const complaint = (...args: string[]): Promise<string> =>
  run(...args).then(
    () => "",
    (error: Error) => error.message,
  );

const paidOrder = async () => paid(await order(shop));

async function paid<Buyer extends Guest>(guest: Buyer) {
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  const row = await settlePayment(shop.app, payment.id);
  if (row?.status !== "paid") throw new Error("not paid");
  return { ...guest, payment: row };
}

const amel = ["--by", "Amel", "--why", "rang twice"];

describe("an operator", () => {
  it("finds an order by its number, its e-mail, and what the bank calls its payment", async () => {
    const { number, email, payment } = await paidOrder();
    for (const text of [
      number,
      number.toLowerCase(),
      email,
      payment.gatewayRef,
      payment.gatewayOrderNumber,
    ]) {
      const [found, ...others] = await ops("find", String(text));
      expect(found).toMatchObject({ number, email, payments: [{ id: payment.id, status: "paid" }] });
      expect(others).toEqual([]);
    }
    expect(await ops("find", "nobody@example.com")).toEqual([]);
    expect(await run("find", "nobody@example.com")).toBe("Nothing");
  });

  it("never reads an activation code", async () => {
    const { number } = await paidOrder();
    const issued = {
      provisioning: "issued",
      iccid: "8988303000000000001",
      activationCode: "LPA:1$rsp.example$SECRET",
    } as const;
    await shop.app.db.updateTable("esim").set(issued).where("orderNumber", "=", number).execute();
    const told = (await run("find", issued.iccid)) + (await run("find", number, "--json"));
    expect(told).toContain(issued.iccid);
    expect(told).not.toContain("SECRET");
  });

  it("gives back a part, then the rest, and not a dinar more; who and why are kept", async () => {
    const { number, payment } = await paidOrder();
    expect(await ops("refund", number, "50", ...amel)).toMatchObject({
      amount: 5000,
      left: payment.amount - 5000,
    });
    const most = (payment.amount - 4900) / 100;
    expect(await complaint("refund", number, String(most), ...amel)).toContain("can be given back");
    expect(await ops("refund", number, ...amel)).toMatchObject({ amount: payment.amount - 5000, left: 0 });
    expect(await complaint("refund", number, ...amel)).toContain("can be given back");
    const [found] = await ops("find", number);
    expect(found.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([
      5000,
      payment.amount - 5000,
    ]);
    expect(await ops("acts", number)).toMatchObject([
      { who: "Amel", why: "rang twice", act: "refund", details: { amount: payment.amount - 5000 } },
      { who: "Amel", why: "rang twice", act: "refund", details: { amount: 5000 } },
    ]);
  });

  it("two of them at once give back no more than was paid", async () => {
    const { number, payment } = await paidOrder();
    const both = await Promise.allSettled([run("refund", number, ...amel), run("refund", number, ...amel)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [found] = await ops("find", number);
    expect(found.refunds).toMatchObject([{ amount: payment.amount }]);
  });

  it("puts amends into a wallet, notes what was paid out of it, and gives an order's money back into it", async () => {
    const placed = await order(shop);
    const { email } = placed;
    const token = await signIn(shop, email);
    const guest = await paid({ ...placed, token });
    expect(await ops("wallet", "credit", email, "500", "DZD", ...amel)).toMatchObject({ amount: 50_000 });
    expect(await ops("wallet", "pay-out", email, "120.50", "DZD", ...amel)).toMatchObject({ amount: 12_050 });
    expect(await complaint("wallet", "pay-out", email, "1000", "DZD", ...amel)).toContain(
      "wallet_insufficient",
    );
    const guests = await paidOrder();
    await signIn(shop, guests.email);
    expect(await complaint("refund", guests.number, "--to-wallet", ...amel)).toContain(
      "goes back the way it came",
    );
    await ops("refund", guest.number, "--to-wallet", ...amel);
    const { data } = await callApi(shop, "GET", "/wallet", { as: { token } });
    const left = 50_000 - 12_050 + guest.payment.amount;
    expect(data).toMatchObject({ balances: expect.arrayContaining([{ amount: left, currency: "DZD" }]) });
    expect(await ops("reset-pin", email, ...amel)).toMatchObject({ hadPin: false });
  });

  it("moves no money of a wallet, and takes no PIN, for a reason that can't be kept", async () => {
    const { email } = await order(shop);
    const token = await signIn(shop, email);
    await setPin(shop, token, "4711");
    const long = ["--by", "Amel", "--why", "x".repeat(501)];
    expect(await complaint("wallet", "credit", email, "500", "DZD", ...long)).toContain("Nothing was done");
    const responsible = { who: "Amel", why: "x".repeat(501) };
    const amount = { amount: 50_000, currency: "DZD" };
    await expect(moveWalletMoney(shop.app, "credit", { email, amount, responsible })).rejects.toThrow("why");
    await expect(takePinAway(shop.app, email, responsible)).rejects.toThrow("why");
    const { data } = await callApi(shop, "GET", "/wallet", { as: { token } });
    expect(data).toMatchObject({
      balances: expect.arrayContaining([{ amount: 0, currency: "DZD" }]),
      pin: { attemptsLeft: 4 },
    });
  });

  it.each([
    [["wallet", "credit", "nobody@example.com", "5", "DZD", ...amel], "No customer has the e-mail"],
    [["wallet", "credit", "nobody@example.com", "5", "XXX", ...amel], "doesn't sell in XXX"],
    [["wallet", "lend", "nobody@example.com", "5", "DZD", ...amel], "wallet credit or wallet pay-out"],
    [["refund", "NOBODY22", ...amel], "There is no order NOBODY22"],
    [["refund", "NOBODY22", "12.5", ...amel], "is no amount"],
    [["refund", "NOBODY22"], "say --by NAME and --why"],
    [["retry", "NOBODY22", "--by", "A", "--why", "because"], "say --by NAME and --why"],
    [["takings", "yesterday"], "is no day"],
    [["find"], "TEXT is missing"],
    [["fly"], "Usage: npm run ops"],
  ])("is told what is wrong with %j", async (args, words) => {
    expect(await complaint(...args)).toContain(words);
  });

  it("is told of a word too many, which may be what was meant, and nothing is done", async () => {
    const { number } = await paidOrder();
    for (const typed of [
      ["takings", "2026-05-03", "2026-05-04"],
      ["refund", number, "50", "DZD", ...amel],
      ["close", "now", ...amel],
      ["trace", number, number],
    ])
      expect(await complaint(...typed)).toMatch(/takes .* too\. Nothing was done\./);
    expect(await ops("acts", number)).toEqual([]);
    expect(await ops("stuck")).toMatchObject({ closedSince: null });
  });

  it("runs it as a command of its own", async () => {
    const entry = fileURLToPath(new URL("./ops.ts", import.meta.url));
    const env = { ...process.env, ...shop.environment };
    const { stdout } = await promisify(execFile)(process.execPath, [entry, "find", "nobody@example.com"], {
      env,
    });
    expect(stdout).toBe("Nothing\n");
  });

  it("has an order taken up again: its payment is asked about and its eSIMs are due", async () => {
    const guest = await order(shop);
    const { id, transactionId } = await openPayment(shop, guest);
    await shop.sandbox.pay(transactionId);
    expect(await ops("retry", guest.number, ...amel)).toMatchObject({ payments: 1, esims: 1 });
    expect((await ops("find", guest.number))[0].payments).toMatchObject([{ id, status: "paid" }]);
  });
});

describe("a day's takings", () => {
  const today = () => new Date(Date.now() + 60 * 60 * 1000).toISOString().slice(0, 10);

  it("are summed by gateway and currency, and what a gateway says otherwise is named", async () => {
    const before = await ops("takings", today());
    const { payment } = await paidOrder();
    const unheard = await openPayment(shop, await order(shop));
    await shop.sandbox.pay(unheard.transactionId);
    const after = await ops("takings", today());
    const taken = ({ sums }: { sums: { gateway: string; taken: number }[] }) =>
      sums.find(({ gateway }) => gateway === "satim")?.taken ?? 0;
    expect(taken(after) - taken(before)).toBe(payment.amount);
    expect(after.differences).toContainEqual({
      order: expect.any(String),
      payment: unheard.id,
      gateway: "satim",
      here: "not paid",
      there: `paid ${payment.amount} DZD`,
    });
    expect(after.differences.map(({ payment: id }: { payment: string }) => id)).not.toContain(payment.id);
  });

  it("are none on a day without any", async () => {
    expect(await ops("takings", "2020-02-29")).toEqual({
      closedSince: null,
      day: "2020-02-29",
      sums: [],
      asked: 0,
      compared: expect.arrayContaining([{ gateway: "stripe", by: "its own list" }]),
      comparedRefunds: expect.arrayContaining([{ gateway: "stripe", by: "its own list" }]),
      differences: [],
      notSeen: expect.arrayContaining([expect.objectContaining({ gateway: "satim", what: "payments" })]),
    });
  });

  it("say in the terminal what no difference can tell of", async () => {
    const told = await run("takings", "2020-02-29");
    expect(told).toMatch(
      /differences:\n {2}Nothing\nnotSeen:[\s\S]*satim[\s\S]*can't be seen here[\s\S]*SATIM's own site/,
    );
  });
});

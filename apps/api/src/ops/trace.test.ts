import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliverRecharge } from "../modules/recharges/deliver-recharge.ts";
import { findRechargesOfOrders } from "../modules/recharges/index.ts";
import { deliverOrder } from "../testing/deliver-order.ts";
import { issuedEsim, refreshed } from "../testing/issued-esim.ts";
import { openPayment, order, seePayment } from "../testing/purchase.ts";
import { buyRecharge, planWithTopUps } from "../testing/recharge.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { operatorsOf } from "./operators.test-kit.ts";
import { runOps } from "./run-ops.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trace-"));
  shop = await createStockedShop({ OPERATORS: "amel,nadia" });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function buy() {
  const guest = await order(shop);
  const payment = await openPayment(shop, guest);
  await shop.sandbox.pay(payment.transactionId);
  await shop.http.inject({
    url: `/api/v1/app/payments/${payment.id}/outcome`,
    headers: { "order-secret": guest.secret },
  });
  await seePayment(shop, guest, payment.id);
  await deliverOrder(shop, guest);
  return { ...guest, payment };
}

/** As the shop's server and the api write theirs. */
async function writeLogs(): Promise<string[]> {
  const lines = shop.logged().trim().split("\n");
  const front = lines
    .filter((line) => line.includes('"request"'))
    .map((line) =>
      JSON.stringify({ ...JSON.parse(line), name: "web", order: undefined, payment: undefined }),
    );
  const files = [path.join(folder, "api.log"), path.join(folder, "web.log")];
  await writeFile(files[0] ?? "", lines.map((line) => `Nov 28 12:00:00 host api[7]: ${line}`).join("\n"));
  await writeFile(files[1] ?? "", [...front, "not a line", '{"msg":'].join("\n"));
  return files;
}

type Told = { at: string; where: string; what: string; request: string | null };

it("what happened to an order is told in order, from the database and two logs, and nothing of another one", async () => {
  const [mine, theirs] = [await buy(), await buy()];
  const logs = (await writeLogs()).flatMap((file) => ["--log", file]);
  const trace = async (number: string, ...more: string[]) =>
    runOps(["trace", number, ...logs, ...more], (use) => use(shop.app));
  const steps: Told[] = JSON.parse(await trace(mine.number, "--json"));
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted());
  const told = steps.map(({ where, what }) => `${where.split(" ")[0]} ${what}`).join("\n");
  const inTurn = [
    /test POST \S+\/orders answered 201/,
    /payment pending: started/,
    /test POST \S+\/orders\/:number\/payments answered 201/,
    /order placed: paid/,
    /test GET \S+\/payments\/:id\/outcome answered 200/,
    /eSIM issued/,
  ];
  let from = 0;
  for (const step of inTurn) {
    const at = told.slice(from).search(step);
    expect(at, `${step} in\n${told}`).toBeGreaterThanOrEqual(0);
    from += at;
  }
  expect(told).toMatch(/^web POST \S+\/orders answered 201/m);
  expect(told).toMatch(/^test mail handed over/m);
  expect(told).toMatch(/^test POST to \S+ answered 200/m);
  const others: Told[] = JSON.parse(await trace(theirs.number, "--json"));
  const requestsOf = (list: Told[]) => list.flatMap(({ request }) => request ?? []);
  expect(requestsOf(others).filter((id) => requestsOf(steps).includes(id))).toEqual([]);
  const text = (await trace(mine.number)) + JSON.stringify(steps);
  for (const secret of [theirs.number, theirs.payment.id, mine.email, mine.secret])
    expect(text).not.toContain(secret);
});

/** An order whose eSIM is in use, and the order that topped it up; the top-up's own id beside them. */
async function topUp() {
  const { owner, esim } = await issuedEsim(shop, await planWithTopUps(shop));
  await shop.sandbox.post(`/controls/esims/${esim.iccid}/use`, { bytes: 5_000_000 });
  await refreshed(shop, owner, esim.id);
  const bought = await buyRecharge(shop, owner, esim);
  const { id } = await shop.app.db
    .selectFrom("customerOrder")
    .select("id")
    .where("number", "=", bought.number)
    .executeTakeFirstOrThrow();
  const [recharge] = await findRechargesOfOrders(shop.app.db, [id]);
  await deliverRecharge(shop.app, recharge?.id as string);
  return { owner, bought, recharge: recharge?.id as string };
}

const told = async (number: string): Promise<string> => {
  const steps: Told[] = JSON.parse(await runOps(["trace", number, "--json"], (use) => use(shop.app), "amel"));
  return steps.map(({ where, what }) => `${where}: ${what}`).join("\n");
};

it("a top-up is told at the order that bought it and at the eSIM's own, which names the other", async () => {
  const { owner, bought, recharge } = await topUp();
  expect(await told(bought.number)).toMatch(new RegExp(`^top-up ${recharge}: done`, "m"));
  expect(await told(bought.number)).not.toContain(owner.number);
  expect(await told(owner.number)).toMatch(
    new RegExp(`^top-up ${recharge}: done.*, order ${bought.number}$`, "m"),
  );
});

it("what operators did to an order, its eSIMs and refunds is told with who and why, and what they proposed until it is an act", async () => {
  const { as } = operatorsOf(() => shop);
  const { owner, bought } = await topUp();
  await as("amel", `retry ${owner.number}`);
  await as("amel", `wallet credit ${owner.email} 20000 DZD`);
  const refund = `refund ${owner.number}`;
  const asked = await as("amel", refund);
  expect(asked).toHaveProperty("proposal");
  const before = await told(owner.number);
  expect(before).toMatch(/^operator amel: retry .*: as agreed$/m);
  expect(before).toContain(`operator amel: proposed refund ${owner.number}: as agreed`);
  await as("nadia", `approve ${asked.proposal}`);
  const after = await told(owner.number);
  expect(after).toMatch(/^operator amel: refund .*"approvedBy": "nadia".*: as agreed$/m);
  expect(after).not.toContain("proposed");
  expect(await told(bought.number)).not.toContain("operator");
});

it("a log that can't be read is named before anything is looked up", async () => {
  const { number } = await order(shop);
  const trace = (log: string) => runOps(["trace", number, "--log", log], (use) => use(shop.app));
  await expect(trace(path.join(folder, "gone.log"))).rejects.toThrow(/gone\.log can't be read.*ENOENT/);
  await expect(trace(folder)).rejects.toThrow(/can't be read as a log: it is no file/);
});

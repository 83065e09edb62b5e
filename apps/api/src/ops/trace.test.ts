import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliverOrder } from "../testing/deliver-order.ts";
import { openPayment, order, seePayment } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";
import { runOps } from "./run-ops.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "trace-"));
  shop = await createStockedShop();
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

it("a log that can't be read is named before anything is looked up", async () => {
  const { number } = await order(shop);
  const trace = (log: string) => runOps(["trace", number, "--log", log], (use) => use(shop.app));
  await expect(trace(path.join(folder, "gone.log"))).rejects.toThrow(/gone\.log can't be read.*ENOENT/);
  await expect(trace(folder)).rejects.toThrow(/can't be read as a log: it is no file/);
});

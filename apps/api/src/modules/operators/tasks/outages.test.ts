import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { openRateLimiter } from "../../../infra/outbound/rate-limiter.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { outageBook, watchGateways } from "../../payments/index.ts";
import type { GatewayCreated, GatewayRequest } from "../../payments/payment-gateway.ts";
import { aGateway } from "../../payments/payments.test-kit.ts";
import { findStuck } from "./find-stuck.ts";
import { showTasks } from "./show-tasks.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => sql`delete from gateway_outage`.execute(shop.app.db));

const lost: GatewayCreated = { outcome: "unknown", reason: "no answer" };
const page: GatewayCreated = { outcome: "created", ref: "1", redirectUrl: "https://bank.example/1" };

/** A process of the shop, by its own clock. */
function aProcess() {
  const state = { time: 0, answer: lost };
  const gateway = aGateway("bank", { create: async () => state.answer });
  const { gateways } = watchGateways(new Map([["bank", gateway]]), outageBook(shop.app.db), () => state.time);
  const open = async (times = 1) => {
    for (let n = 0; n < times; n++) await gateways.get("bank")?.create({} as GatewayRequest);
  };
  return Object.assign(state, { open });
}
const outages = async () => (await showTasks(shop.app)).tasks.filter(({ kind }) => kind === "outage");
const minutesPass = (minutes: number) =>
  sql`update gateway_outage set since = since - make_interval(mins => ${minutes}),
    last_failure_at = last_failure_at - make_interval(mins => ${minutes})`.execute(shop.app.db);

it("a gateway that opens no page is told with its age, whoever saw it, and goes by itself", async () => {
  const [one, other] = [aProcess(), aProcess()];
  await one.open(3);
  const [first] = await outages();
  expect(first).toMatchObject({ of: "bank", since: expect.any(String), acts: [] });
  await minutesPass(10);
  await other.open(3);
  const [told, ...others] = await outages();
  expect(others).toEqual([]);
  expect(Date.parse(first?.since ?? "") - Date.parse(told?.since ?? "")).toBe(600_000);
  expect((await findStuck(shop.app)).outages.gateways).toMatchObject([{ gateway: "bank" }]);
  Object.assign(one, { time: 30_000, answer: page });
  await one.open();
  expect(await outages()).toEqual([]);
});

it("it stays while somebody still sees it, and goes though the process that saw it is gone", async () => {
  const [dead, alive] = [aProcess(), aProcess()];
  await dead.open(3);
  alive.answer = page;
  await alive.open();
  expect(await outages()).toHaveLength(1);
  await minutesPass(2);
  await alive.open(5);
  expect(await outages()).toHaveLength(1);
  alive.time = 60_000;
  await alive.open();
  expect(await outages()).toEqual([]);
});

it("a supplier that does not answer is told by its name, whichever line of it is silent, until it answers", async () => {
  const limiter = openRateLimiter(shop.app.db, { name: "supplier usage", perSecond: 1000 });
  const call = (work: () => Promise<string>) => limiter.call("awaited", work).catch(() => "");
  const silent = () => Promise.reject(new UnknownOutcome("timeout"));
  for (let n = 0; n < 2; n++) await call(silent);
  expect(await outages()).toEqual([]);
  await call(silent);
  const [told, ...others] = await outages();
  expect(told).toMatchObject({ of: "supplier", since: expect.any(String) });
  expect(others).toEqual([]);
  await sql`update call_line set free_at = now()`.execute(shop.app.db);
  await call(silent);
  expect((await outages())[0]?.since).toBe(told?.since);
  await sql`update call_line set free_at = now()`.execute(shop.app.db);
  await call(async () => "here again");
  expect(await outages()).toEqual([]);
});

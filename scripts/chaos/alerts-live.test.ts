// @module-tag all
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyerOf, cheapestPlan } from "../../bench/kit/buyer.ts";
import { workerNames } from "../program/paths.ts";
import { findPrometheus } from "../testing/promtool.ts";
import { makeThrowAwayFolder } from "../testing/throw-away.ts";
import { satim } from "./gateways/satim.ts";
import { type Prometheus, startPrometheus } from "./prometheus.ts";
import type { Supervised } from "./shop.ts";
import { startWorld, type World } from "./world.ts";

const program = findPrometheus();
const folder = makeThrowAwayFolder("alerts");
let world: World;
let prometheus: Prometheus;
let plan: string;

beforeAll(async () => {
  if (!program) return;
  world = await startWorld(folder);
  plan = await cheapestPlan(world.shop.publicUrl);
  prometheus = await startPrometheus(program, folder, world.shop.figures);
}, 180_000);
afterAll(async () => {
  await prometheus?.stop();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const workers = (): Supervised[] =>
  world.shop.processes.filter(({ name }) => workerNames.some((worker) => name.startsWith(`${worker}-`)));
const buyer = () => buyerOf({ apiUrl: world.shop.publicUrl, sandboxUrl: world.outside.url }, plan);
const untilItFires = (alert: string) => prometheus.until(alert, true);
const untilItIsOut = (alert: string) => prometheus.until(alert, false);
const addUpTheLedger = () =>
  world.database.query("insert into jobs.job (name, data) values ('check-ledger', '{}')");

/** Every length of time in the rules is a sixtieth: minutes pass as seconds. */
describe.skipIf(!program)("alerts on a shop that runs", { timeout: 150_000 }, () => {
  it("are silent while all is well", async () => {
    await buyer()();
    await prometheus.evaluations(5);
    expect(await prometheus.firing()).toEqual(
      expect.not.arrayContaining(["TargetDown", "JobLate", "EsimLineOld", "LedgerDrift", "PaymentsFailing"]),
    );
  });

  it("tell of a process that is gone, until it is back", async () => {
    const wake = await workers()[0]?.rest();
    await untilItFires("TargetDown");
    await wake?.();
    await untilItIsOut("TargetDown");
  });

  it("tell of work that nobody does and of who has paid and waits, until a worker is back", async () => {
    const awake = await Promise.all(workers().map((one) => one.rest()));
    await buyer()();
    await untilItFires("JobLate");
    await untilItFires("EsimLineOld");
    await Promise.all(awake.map((wake) => wake()));
    await untilItIsOut("JobLate");
    await untilItIsOut("EsimLineOld");
  });

  it("tell of a gateway at which most payments come to nothing, until most succeed", async () => {
    const buy = buyer();
    const leave = buyerOf(
      { apiUrl: world.shop.publicUrl, sandboxUrl: world.outside.url },
      plan,
      async (url) => {
        await satim.openPage(url).leave();
      },
    );
    for (let turn = 0; turn < 8; turn++) await leave().catch(() => undefined);
    await untilItFires("PaymentsFailing");
    for (let turn = 0; turn < 10; turn++) await buy();
    await untilItIsOut("PaymentsFailing");
  });

  it("tell of a ledger that somebody has changed past the shop, until it adds up again", async () => {
    const change = (sql: string) =>
      world.database.query(
        `alter table wallet_account disable trigger user; ${sql}; alter table wallet_account enable trigger user`,
      );
    await change(
      "insert into wallet_account (id, kind, customer_id, currency, balance) values (gen_random_uuid(), 'customer', gen_random_uuid(), 'DZD', 500)",
    );
    await addUpTheLedger();
    await untilItFires("LedgerDrift");
    await change("delete from wallet_account where balance = 500");
    await addUpTheLedger();
    await untilItIsOut("LedgerDrift");
  });
});

// @module-tag all
import type { ChildProcess } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basePath, type Esim } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Bought, buyerOf, firstPlan } from "../../bench/kit/buyer.ts";
import { freePort } from "../postgres/cluster.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { readEnvironment } from "./environment.ts";
import { type Machine, startMachine } from "./testing/machine.ts";
import { findBubblewrap, startReadOnly } from "./testing/read-only.ts";

const bubblewrap = findBubblewrap();
const readOnly: ChildProcess[] = [];
let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
}, 400_000);
afterAll(async () => {
  for (const one of readOnly) one.kill();
  await machine?.stop();
}, 120_000);

/** Two of the api, two of the shop, one worker, one back office. */
const everywhere = (release: string) => Array.from({ length: 6 }, () => release);

it("a first deployment migrates an empty database and starts every process", {
  timeout: 180_000,
}, async () => {
  const { code, said } = await machine.command(machine.first, "deploy");
  expect(code, said).toBe(0);
  expect(machine.running()).toEqual(everywhere(machine.first));
});

it("out to another release, though the deployment is killed half-way and run again, and back: people go on reading and buying, and nothing fails", {
  timeout: 400_000,
}, async () => {
  const { shopUrl, apiUrl } = machine;
  const buy = buyerOf(machine, await firstPlan(apiUrl));
  const pages = ["/fr/home", "/ar/packages/FR"];
  const buyAndWait = async () => waitForEsim(apiUrl, await buy());
  const people = [goOn((turn) => read(shopUrl + pages[turn % pages.length])), goOn(buyAndWait)];
  const killed = await machine.command(machine.second, "deploy", { killAt: /rihla-api\S+ runs/ });
  expect(killed.code).not.toBe(0);
  expect(machine.running()).toEqual(expect.arrayContaining([machine.first, machine.second]));
  const out = await machine.command(machine.second, "deploy");
  expect(out.code, out.said).toBe(0);
  expect(machine.running()).toEqual(everywhere(machine.second));
  const back = await machine.command(machine.second, "rollback");
  expect(back.code, back.said).toBe(0);
  expect(machine.running()).toEqual(everywhere(machine.first));
  for (const person of people) {
    const { done, faults } = await person.stop();
    expect(faults).toEqual([]);
    expect(done).toBeGreaterThan(10);
  }
});

it("a release whose api does not become ready is not taken: every process runs the one before", {
  timeout: 180_000,
}, async () => {
  const server = machine.at("releases", machine.second, "apps/api/src/server.ts");
  const text = readFileSync(server, "utf8");
  replaceFile(server, "process.exit(1);");
  const { code, said } = await machine.command(machine.second, "deploy", { args: ["--patience", "4"] });
  replaceFile(server, text);
  expect(code).toBe(1);
  expect(said).toContain(`Every process runs ${machine.first} again.`);
  expect(machine.running()).toEqual(everywhere(machine.first));
});

it("what would stop it half-way is said before anything is changed", { timeout: 60_000 }, async () => {
  const settings = machine.at("etc/rihla.env");
  const text = readFileSync(settings, "utf8");
  writeFileSync(settings, text.replace(/^SECRET_KEY=.*$/m, "SECRET_KEY=short"));
  const wrong = await machine.command(machine.second, "deploy");
  writeFileSync(settings, text);
  expect(wrong.said).toMatch(/SECRET_KEY[\s\S]*Nothing was changed/);
  const migrations = machine.at("releases", machine.second, "apps/api/migrations/0105_notifications.sql");
  renameSync(migrations, machine.at("0105_notifications.sql"));
  const half = await machine.command(machine.second, "deploy");
  renameSync(machine.at("0105_notifications.sql"), migrations);
  expect(half.said).toMatch(/was not copied whole. Nothing was changed/);
  const unknown = await machine.command(machine.second, "deploy", { args: ["no-such-release"] });
  expect(unknown.said).toContain("is no release");
  expect(machine.running()).toEqual(everywhere(machine.first));
});

it("a release that lacks what the schema can't do without is not gone back to", {
  timeout: 60_000,
}, async () => {
  const migration = machine.at("releases", machine.second, "apps/api/migrations/0105_notifications.sql");
  renameSync(migration, `${migration}.away`);
  const refused = await machine.command(machine.first, "rollback", { args: [machine.second] });
  renameSync(`${migration}.away`, migration);
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/0105_notifications.sql.*Nothing was changed/s);
  expect(machine.running()).toEqual(everywhere(machine.first));
});

it.skipIf(!bubblewrap)(
  "where nothing can be written, a release sells an eSIM and makes its receipt for a user who owns nothing",
  {
    timeout: 180_000,
  },
  async () => {
    await machine.halt("rihla-worker@1.service");
    const port = await freePort();
    const own = readEnvironment(machine.at("etc/rihla.env"));
    const env = { PATH: "/usr/bin:/bin", HOME: "/tmp", ...own, API_PORT: String(port) };
    for (const name of ["api", "worker"])
      readOnly.push(
        await startReadOnly(bubblewrap ?? "", machine.at("releases", machine.first, "bin", name), {
          env,
          folders: [machine.at()],
        }),
      );
    const apiUrl = `http://127.0.0.1:${port}`;
    const bought = await buyerOf({ ...machine, apiUrl }, await firstPlan(apiUrl))();
    await waitForEsim(apiUrl, bought);
    const { content } = await askAbout<{ content: string }>(apiUrl, bought, "POST", "/receipt");
    expect(Buffer.from(content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  },
);

/** The releases share their files by hard links, so none is written into. */
function replaceFile(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}

async function read(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
}

async function askAbout<Data>(apiUrl: string, { number, secret }: Bought, method: string, address: string) {
  const answer = await fetch(`${apiUrl}${basePath}/orders/${number}${address}`, {
    method,
    headers: { "order-secret": secret },
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** Who buys faster than the supplier brings leaves a line in which whoever comes next stands. */
async function waitForEsim(apiUrl: string, bought: Bought): Promise<void> {
  const isIssued = async () => (await askAbout<Esim[]>(apiUrl, bought, "GET", "/esims"))[0]?.iccid !== null;
  if (!(await waitUntil(isIssued, 60_000, 200))) throw new Error(`${bought.number} has no eSIM`);
}

/** Again and again until it is stopped. */
function goOn(act: (turn: number) => Promise<unknown>) {
  let isOn = true;
  const faults: string[] = [];
  const ended = (async () => {
    let done = 0;
    for (; isOn; done++) await act(done).catch((error: Error) => faults.push(error.message));
    return done;
  })();
  return {
    stop: async () => {
      isOn = false;
      return { done: await ended, faults };
    },
  };
}

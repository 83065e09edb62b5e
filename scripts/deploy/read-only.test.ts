// @module-tag all
import type { ChildProcess } from "node:child_process";
import { basePath, type Esim } from "@rihla/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buyerOf, cheapestPlan } from "../../bench/kit/buyer.ts";
import { freePort } from "../postgres/cluster.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { readEnvironment } from "./environment.ts";
import { type Machine, startMachine } from "./testing/machine.ts";
import { findBubblewrap, startReadOnly } from "./testing/read-only.ts";

const bubblewrap = findBubblewrap();
const running: ChildProcess[] = [];
let machine: Machine;

beforeAll(async () => {
  if (!bubblewrap) return;
  machine = await startMachine({ worker: 2 });
  const { code, said } = await machine.command(machine.first, "deploy");
  if (code !== 0) throw new Error(said);
}, 400_000);
afterAll(async () => {
  for (const one of running) one.kill();
  await machine?.stop();
}, 120_000);

describe.skipIf(!bubblewrap)("a release of which nothing can be written", () => {
  it("sells an eSIM and makes its receipt for a user who owns nothing", { timeout: 180_000 }, async () => {
    expect(
      await waitUntil(
        () =>
          cheapestPlan(machine.apiUrl).then(
            () => true,
            () => false,
          ),
        180_000,
        500,
      ),
    ).toBe(true);
    await machine.halt("rihla-worker@2.service");
    const port = await freePort();
    const env = {
      PATH: "/usr/bin:/bin",
      HOME: "/tmp",
      ...readEnvironment(machine.at("etc/rihla.env")),
      API_PORT: String(port),
    };
    const release = machine.at("releases", machine.first);
    for (const name of ["api", "worker"])
      running.push(
        await startReadOnly(bubblewrap ?? "", `${release}/bin/${name}`, { env, folders: [machine.at()] }),
      );
    const apiUrl = `http://127.0.0.1:${port}`;
    const { number, secret } = await buyerOf(
      { apiUrl, sandboxUrl: machine.sandboxUrl },
      await cheapestPlan(apiUrl),
    )();
    const ask = async <Data>(method: string, path: string): Promise<Data> => {
      const answer = await fetch(`${apiUrl}${basePath}/orders/${number}${path}`, {
        method,
        headers: { "order-secret": secret },
      });
      return ((await answer.json()) as { data: Data }).data;
    };
    const isIssued = async () => (await ask<Esim[]>("GET", "/esims"))[0]?.iccid !== null;
    expect(await waitUntil(isIssued, 60_000, 200)).toBe(true);
    const { content } = await ask<{ content: string }>("POST", "/receipt");
    expect(Buffer.from(content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  });
});

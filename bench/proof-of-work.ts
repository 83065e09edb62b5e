import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { newProofTask } from "../apps/api/src/infra/proof-of-work.ts";
import { busyNetworkProofBits } from "../apps/api/src/modules/sign-in/index.ts";
import { root } from "../scripts/program/paths.ts";
import { phone, withBrowser } from "./kit/browser.ts";
import { median, printTable } from "./kit/figures.ts";

type Task = ReturnType<typeof newProofTask>;
type Worker = { doWork: (task: Task) => Promise<unknown> };
/** In the page. */
declare const doWork: Worker["doWork"];

/** The shop's own file: written for a browser, so that only its page's types know it. */
const file = path.join(root, "apps/web/src/lib/api/proof-of-work.ts");
const tries = Number(process.env.BENCH_ROUNDS ?? 200);
/** As in the journeys on a weak phone: a cheap one of today beside this machine. */
const slowdown = 6;

/** How long a guest behind a busy address waits for the work that takes the place of a refusal, beside this machine itself. */
export async function measureProofOfWork(): Promise<void> {
  const tasks = Array.from({ length: tries }, (_, at) =>
    newProofTask("k".repeat(43), { purpose: "guest-order", subject: String(at) }, busyNetworkProofBits),
  );
  const here = await timed(tasks);
  let there: number[] = [];
  await withBrowser(async (browser) => {
    const page = await (await browser.newContext(phone)).newPage();
    const session = await page.context().newCDPSession(page);
    const script = `${stripTypeScriptTypes(await readFile(file, "utf8"))}\nglobalThis.doWork = doWork;`;
    await page.addScriptTag({ type: "module", content: script });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    there = await page.evaluate(async (all) => {
      const taken: number[] = [];
      for (const task of all) {
        const start = performance.now();
        await doWork(task);
        taken.push(performance.now() - start);
      }
      return taken;
    }, tasks);
  });
  printTable(
    [`${tries} works of ${busyNetworkProofBits} bits`, "median ms", "19 of 20, ms", "longest ms"],
    [row("this machine, Node", here), row(`Chromium, CPU ${slowdown}×`, there)],
  );
}

async function timed(tasks: Task[]): Promise<number[]> {
  const { doWork }: Worker = await import(pathToFileURL(file).href);
  const taken: number[] = [];
  for (const task of tasks) {
    const start = performance.now();
    await doWork(task);
    taken.push(performance.now() - start);
  }
  return taken;
}

function row(name: string, times: number[]): (string | number)[] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(0);
  return [name, median(times).toFixed(0), at(0.95), at(1)];
}

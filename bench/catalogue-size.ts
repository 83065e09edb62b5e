import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { apiEnvironment } from "../scripts/program/environment.ts";
import { entries, root } from "../scripts/program/paths.ts";
import { fetchBytes } from "./kit/fetch-bytes.ts";
import { median, megabytes, printTable } from "./kit/figures.ts";
import { memoryBytes, pidOf } from "./kit/processes.ts";
import { type BenchProgram, withProgram } from "./kit/program.ts";

const sizes = (process.env.BENCH_SIZES ?? "3000,300000").split(",").map(Number);
const calls = 200;
const lists = {
  "home data": "/api/v1/app/destinations",
  "plan list, Europe": "/api/v1/app/destinations/EUROPE/plans",
  "plan list, FR": "/api/v1/app/destinations/FR/plans",
};

type Sync = { seconds: number; peak: number; said: string };

/**
 * The same shop with few and with many plans. The supplier's copies are of single countries, so that the list of a
 * region keeps its length (does finding it take longer?) while France's grows with the catalogue.
 */
export function measureCatalogueSize(): Promise<void> {
  return withProgram(async (program) => {
    for (const size of sizes) {
      await setSize(program, size);
      const first = await sync(program);
      const again = await sync(program);
      console.log(`\n${size} plans: ${first.said}`);
      printTable(
        ["sync", "seconds", "peak MB"],
        [
          ["all new or grown", first.seconds.toFixed(1), megabytes(first.peak)],
          ["nothing changed", again.seconds.toFixed(1), megabytes(again.peak)],
        ],
      );
      const rows = [];
      await wait(2000);
      for (const [name, address] of Object.entries(lists)) rows.push(await time(program, name, address));
      const api = pidOf(program.settings.dataDir, "api");
      printTable(["", "kB", "made anew ms", "from memory p50 ms", "p99 ms"], rows);
      console.log(
        `api: ${megabytes(memoryBytes(api, "VmRSS"))} MB now, ${megabytes(memoryBytes(api, "VmHWM"))} MB at most`,
      );
    }
  });
}

async function setSize({ sandboxUrl }: BenchProgram, size: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/controls/catalogue`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ size }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused: ${await answer.text()}`);
}

/** The operators' command, in a process of its own whose memory is looked at until it ends. */
async function sync({ settings, databaseUrl, apiPort, sandboxUrl }: BenchProgram): Promise<Sync> {
  const sandbox = { event: "ready" as const, url: sandboxUrl, smtpPort: 25 };
  const env = { ...process.env, ...apiEnvironment(settings, { databaseUrl, apiPort, sandbox }) };
  const began = performance.now();
  const child = spawn(process.execPath, [entries.cli, "sync-catalogue"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (piece) => {
    said += piece;
  });
  let peak = 0;
  const look = setInterval(() => {
    if (child.pid && child.exitCode === null) peak = Math.max(peak, memoryBytes(child.pid, "VmHWM") || 0);
  }, 50);
  const [code] = await once(child, "close");
  clearInterval(look);
  if (code !== 0) throw new Error("The sync failed.");
  return { seconds: (performance.now() - began) / 1000, peak, said: said.split("\n")[0] ?? "" };
}

/** Made anew: the first time after a sync in each currency; the rest come from memory. */
async function time({ apiUrl }: BenchProgram, name: string, address: string): Promise<(string | number)[]> {
  const anew: number[] = [];
  for (const currency of ["DZD", "USD"]) anew.push(await took(`${apiUrl}${address}?currency=${currency}`));
  const kept: number[] = [];
  for (let call = 0; call < calls; call++) kept.push(await took(apiUrl + address));
  kept.sort((a, b) => a - b);
  const { body } = await fetchBytes(apiUrl + address);
  const p99 = kept[Math.floor((calls - 1) * 0.99)] ?? Number.NaN;
  const figures = [median(anew).toFixed(1), median(kept).toFixed(2), p99.toFixed(2)];
  return [name, (body.length / 1000).toFixed(1), ...figures];
}

async function took(url: string): Promise<number> {
  const began = performance.now();
  const { status } = await fetchBytes(url);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return performance.now() - began;
}

import { readFileSync } from "node:fs";

/** What the process takes once these modules are loaded, bytes: all of it, what is its own alone, and objects that are alive. */
export type Taken = { resident: number; own: number; alive: number };

/** Lists of modules, loaded one list after the other. */
const steps: string[][] = JSON.parse(process.argv[2] ?? "");
const taken: Taken[] = [await look()];
for (const modules of steps) {
  for (const module of modules) await import(module);
  taken.push(await look());
}
console.log(JSON.stringify(taken));
process.exit(0);

async function look(): Promise<Taken> {
  // What is compiled beside the main thread is done by then.
  await new Promise((resolve) => setTimeout(resolve, 300));
  for (let round = 0; round < 2; round++) globalThis.gc?.();
  const [, kilobytes] = /Anonymous:\s+(\d+)/.exec(readFileSync("/proc/self/smaps_rollup", "utf8")) ?? [];
  const { rss, heapUsed } = process.memoryUsage();
  return { resident: rss, own: Number(kilobytes) * 1024, alive: heapUsed };
}

import { availableParallelism } from "node:os";
import type { Work } from "./database-work.ts";
import { cpuMicroseconds, pidOf } from "./processes.ts";
import type { BenchProgram } from "./program.ts";

/** Microseconds of processor so far of each who has a part in an order. */
export type Cpu = { api: number; database: number; bank: number; buyers: number };

export async function readCpu({ settings }: BenchProgram, work: Work): Promise<Cpu> {
  const { user, system } = process.cpuUsage();
  return {
    api: cpuMicroseconds(pidOf(settings.dataDir, "api")),
    database: await work.cpu(),
    bank: cpuMicroseconds(pidOf(settings.dataDir, "sandbox")),
    buyers: user + system,
  };
}

export const shareHead = [
  "api, CPU ms an order",
  "PostgreSQL",
  "bank (sandbox)",
  "buyers",
  "together",
  "orders/s at most, by all processors",
];

export function sharesOf(before: Cpu, after: Cpu, orders: number): string[] {
  const names = ["api", "database", "bank", "buyers"] as const;
  const shares = names.map((name) => (after[name] - before[name]) / orders / 1000);
  const together = shares.reduce((sum, share) => sum + share, 0);
  const most = (availableParallelism() * 1000) / together;
  return [...[...shares, together].map((share) => share.toFixed(1)), most.toFixed(0)];
}

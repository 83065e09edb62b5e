import { ask } from "./ask.ts";

/** What a bare server is told: the database with pgbench's tables, and an address that answers as a bank would. */
export type BareCheckout = { databaseUrl: string; bank: string };

type Step = { reads: number; writes: boolean; asksBank: boolean };

/** Quote, order, payment begun, paid and settled: the statements of each, and the three commits that wait for the disk. */
export const bareSteps: readonly [Step, ...Step[]] = [
  { reads: 2, writes: false, asksBank: false },
  { reads: 3, writes: true, asksBank: false },
  { reads: 4, writes: true, asksBank: true },
  { reads: 4, writes: true, asksBank: true },
];

/** A buyer who takes these steps; `pay` is the one at the bank's page. */
export const bareBuyerOf = (port: number, pay: () => Promise<unknown>) => async (): Promise<void> => {
  for (const step of bareSteps.keys()) {
    if (step === 3) await pay();
    await ask(`http://127.0.0.1:${port}/${step}`, { method: "POST", body });
  }
};
const body = { billing: "x".repeat(300) };

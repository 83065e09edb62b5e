import { askAt } from "./sandbox/ask.ts";
import { bank } from "./sandbox/bank.ts";
import { esimSupplier } from "./sandbox/esim-supplier.ts";
import { mailbox } from "./sandbox/mailbox.ts";
import { phones } from "./sandbox/phones.ts";
import { worldCards } from "./sandbox/world-cards.ts";

type Fault = { endpoint: string; kind: string; match: string } & Record<string, unknown>;

/** What the companies around the shop have on record, and what a test makes them do. */
export type Sandbox = ReturnType<typeof openSandbox>;

export function openSandbox(url: string) {
  const ask = askAt(url);
  return {
    ...mailbox(ask),
    ...esimSupplier(ask),
    ...bank(ask),
    ...phones(ask),
    ...worldCards(ask),

    /** The clock of all companies goes forward; what falls due by it happens. */
    passDays: (days: number) => ask.post<unknown>("/controls/clock", { advanceSeconds: days * 86_400 }),

    fault: (fault: Fault) => ask.post("/controls/faults", fault),
    async clearFaults(endpoint: string): Promise<void> {
      await fetch(`${url}/controls/faults?endpoint=${endpoint}`, { method: "DELETE" });
    },
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { Endpoint } from "@rihla/contract";

type Check = <Result>(key: string, endpoint: Endpoint, handle: () => Promise<Result>) => Promise<Result>;

/** Calls by Node's own client and by `fetch`, whichever a library takes. */
const channels = ["http.client.request.start", "undici:request:create"];

const underWay = new AsyncLocalStorage<{ hasCalled: boolean }>();
let isListening = false;

/**
 * Fails for an endpoint that called another company while somebody waited for its answer, and whose entry does not say that it
 * `waits`: the shop's server would give it up before the other company does.
 */
export function createWaitingCheck(): Check {
  if (!isListening) for (const channel of channels) subscribe(channel, noteCall);
  isListening = true;
  return async (key, { waits }, handle) => {
    const call = { hasCalled: false };
    const [outcome] = await Promise.allSettled([underWay.run(call, handle)]);
    if (call.hasCalled && !waits) throw forgotten(key);
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  };
}

function noteCall(): void {
  const call = underWay.getStore();
  if (call) call.hasCalled = true;
}

const forgotten = (key: string) =>
  new Error(`${key} waits for another company: its entry in the contract has to say for which (\`waits\`)`);

import { type Calls, createCalls } from "../faults/calls.ts";
import { createFaults, type Faults } from "../faults/faults.ts";
import { createWebhookSender, type WebhookSender } from "../faults/webhook-sender.ts";
import { type Clock, startClock } from "./clock.ts";
import type { Options } from "./options.ts";
import { openStore, type Store } from "./store.ts";

/** What all the played companies share. */
export type World = {
  options: Options;
  store: Store;
  clock: Clock;
  faults: Faults;
  calls: Calls;
  webhooks: WebhookSender;
};

export function openWorld(options: Options): World {
  const store = openStore(options.dataDir);
  const clock = startClock(store);
  const faults = createFaults();
  const calls = createCalls(clock.now);
  return { options, store, clock, faults, calls, webhooks: createWebhookSender(faults) };
}

/** Back to the first day: no orders, no payments, no mail, no faults, real time. */
export function forgetEverything(world: World): void {
  world.clock.reset();
  world.faults.clear();
  world.calls.clear();
  world.webhooks.clear();
  world.store.clear();
}

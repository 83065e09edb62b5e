import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";
import { openShelf, type Shelf } from "./packages/shelf.ts";
import type { AiraloSwitches, OptIn, Order, Refund, Request, Sim, Token } from "./records.ts";

export const CLIENT_ID = "sandbox-client-id";
export const CLIENT_SECRET = "sandbox-client-secret";

/** The supplier's records, its catalogue and the switches of the controls. */
export type Airalo = {
  world: World;
  shelf: Shelf;
  orders: Collection<Order>;
  requests: Collection<Request>;
  sims: Collection<Sim>;
  refunds: Collection<Refund>;
  optIns: Collection<OptIn>;
  tokens: Collection<Token>;
  switches: Switches<AiraloSwitches>;
};

export function openAiralo(world: World): Airalo {
  const { store, options } = world;
  return {
    world,
    shelf: openShelf(store),
    orders: store.collection("airalo/orders"),
    requests: store.collection("airalo/requests"),
    sims: store.collection("airalo/sims"),
    refunds: store.collection("airalo/refunds"),
    optIns: store.collection("airalo/opt-ins"),
    tokens: store.collection("airalo/tokens"),
    switches: openSwitches<AiraloSwitches>(store, "airalo", {
      balanceCents: 5_000_000,
      allocationMs: options.allocationMs,
      numbersAs: "mixed",
      tokensPerMinute: 3,
      packagesPerMinute: 80,
      usagePerMinute: 10,
      usageCacheSeconds: 0,
      webhookBody: "php",
    }),
  };
}

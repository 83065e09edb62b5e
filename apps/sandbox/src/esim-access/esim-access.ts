import { openShelf, type Shelf } from "../catalogue/shelf.ts";
import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";
import type { Esim, EsimAccessSwitches, Order, TopUp } from "./records.ts";

export const ACCESS_CODE = "sandbox-access-code";
export const SECRET_KEY = "sandbox-secret-key";

/** The supplier's records, its catalogue and the switches of the controls. */
export type EsimAccess = {
  world: World;
  shelf: Shelf;
  orders: Collection<Order>;
  esims: Collection<Esim>;
  topUps: Collection<TopUp>;
  switches: Switches<EsimAccessSwitches>;
};

export function openEsimAccess(world: World): EsimAccess {
  const { store, options } = world;
  return {
    world,
    shelf: openShelf(store),
    orders: store.collection("esim-access/orders"),
    esims: store.collection("esim-access/esims"),
    topUps: store.collection("esim-access/top-ups"),
    switches: openSwitches<EsimAccessSwitches>(store, "esim-access", {
      allocationMs: options.allocationMs,
      balance: 500_000_000,
      requireSignature: false,
      callsPerSecond: 8,
      webhookUrl: "",
      repeatedTransaction: "same-order",
    }),
  };
}

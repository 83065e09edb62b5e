import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";
import type { Esim, EsimGoSwitches, Order } from "./records.ts";
import { openShelf, type Shelf } from "./shelf.ts";

/** It also signs the callbacks. */
export const API_KEY = "sandbox-api-key";
export const PREFIX = "/esim-go/v2.5/";

/** The supplier's records, its catalogue and the switches of the controls. */
export type EsimGo = {
  world: World;
  shelf: Shelf;
  orders: Collection<Order>;
  esims: Collection<Esim>;
  switches: Switches<EsimGoSwitches>;
};

export function openEsimGo(world: World): EsimGo {
  const { store } = world;
  return {
    world,
    shelf: openShelf(store),
    orders: store.collection("esim-go/orders"),
    esims: store.collection("esim-go/esims"),
    switches: openSwitches<EsimGoSwitches>(store, "esim-go", {
      balanceCents: 5_000_000,
      currency: "USD",
      callsPerSecond: 10,
      processingMs: 0,
      profileWords: "enabled",
      refunds: true,
      callbackUrl: "",
      callbackVersion: "V3",
      signatureAs: "base64",
      iccidAs: "string",
    }),
  };
}

export function keep(go: EsimGo, esim: Esim): Esim {
  go.esims.put(esim.iccid, esim);
  return esim;
}

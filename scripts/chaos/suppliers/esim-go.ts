import type { Supplier } from "./supplier.ts";

type Esim = { iccid: string; customerRef: string; isReturned: boolean; bundles: { state: string }[] };
type Order = { lines: { isTopUp: boolean; iccids: string[] }[]; esims: Esim[] };

/** It knows nothing by a reference of ours, and sells twice where it is asked twice. */
export const esimGo: Supplier = {
  name: "esim-go",
  settlesMs: 600_000,
  refuses: [{ call: "POST orders", calls: 2, codes: ["out of stock", "insufficient balance"] }],
  async readBook(ask) {
    const orders = await ask<Order[]>("GET", "/controls/esim-go/orders");
    return orders
      .filter(({ lines }) => lines.some(({ isTopUp }) => !isTopUp))
      .map(({ esims }) => ({
        supplier: "esim-go",
        // Written on the eSIM after it was made, if that went well.
        reference: esims[0]?.customerRef || null,
        isMarkedAfterwards: true,
        esims: esims.map(({ iccid, isReturned, bundles }) => ({
          iccid,
          takenBack: isReturned || bundles.some(({ state }) => state === "revoked"),
        })),
      }));
  },
  async readTopUps(ask) {
    const orders = await ask<Order[]>("GET", "/controls/esim-go/orders");
    return orders
      .flatMap(({ lines }) => lines.filter(({ isTopUp }) => isTopUp))
      .flatMap(({ iccids }) => iccids.map((iccid) => ({ supplier: "esim-go", iccid })));
  },
  fill: (ask) =>
    ask("POST", "/controls/esim-go/settings", {
      balanceCents: 1_000_000_000,
      refunds: true,
      callsPerSecond: 0,
    }),
  install: (ask, iccid) => ask("POST", `/controls/esim-go/esims/${iccid}/install`, {}),
  use: (ask, iccid, bytes) => ask("POST", `/controls/esim-go/esims/${iccid}/use`, { bytes }),
  end: (ask, iccid) => ask("POST", `/controls/esim-go/esims/${iccid}/delete`, {}),
};

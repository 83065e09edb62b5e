import type { Supplier } from "./supplier.ts";

type Order = { type: "sim" | "topup"; description: string; esims: { iccid: string }[] };
type Refund = { id: string; iccids: string[]; status: "pending" | "accepted" | "refused" };

/** It knows no repeated order, and its people decide about what is given back. */
export const airalo: Supplier = {
  name: "airalo",
  settlesMs: 300_000,
  refuses: [{ call: "POST orders", calls: 2, codes: ["33", "11"] }],
  async readBook(ask) {
    const orders = await ask<Order[]>("GET", "/controls/airalo/orders");
    const refunds = await ask<Refund[]>("GET", "/controls/airalo/refunds");
    const back = new Set(refunds.flatMap(({ status, iccids }) => (status === "accepted" ? iccids : [])));
    return orders
      .filter(({ type }) => type === "sim")
      .map(({ description, esims }) => ({
        supplier: "airalo",
        reference: description,
        esims: esims.map(({ iccid }) => ({ iccid, takenBack: back.has(iccid) })),
      }));
  },
  async readTopUps(ask) {
    const orders = await ask<Order[]>("GET", "/controls/airalo/orders");
    return orders
      .filter(({ type }) => type === "topup")
      .flatMap(({ esims }) => esims.map(({ iccid }) => ({ supplier: "airalo", iccid })));
  },
  fill: (ask) =>
    ask("POST", "/controls/airalo/settings", {
      balanceCents: 1_000_000_000,
      tokensPerMinute: 1_000,
      usagePerMinute: 1_000,
      usageCacheSeconds: 0,
    }),
  install: (ask, iccid) => ask("POST", `/controls/airalo/esims/${iccid}/install`, {}),
  use: (ask, iccid, bytes) =>
    ask("POST", `/controls/airalo/esims/${iccid}/use`, { megabytes: Math.round(bytes / 1024 ** 2) }),
  end: (ask, iccid) => ask("POST", `/controls/airalo/esims/${iccid}/recycle`, {}),
};

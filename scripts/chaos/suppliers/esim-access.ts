import type { Supplier } from "./supplier.ts";

type Esim = { iccid: string; esimStatus: string; packageList: object[] };
type Order = { transactionId: string; esims: Esim[] };

export const esimAccess: Supplier = {
  name: "esim-access",
  settlesMs: 0,
  refuses: [
    { call: "esim/order", calls: 2, codes: ["200011", "900001"] },
    { call: "esim/cancel", calls: 0.2, codes: ["200011", "900001"], losesAnswers: true },
  ],
  async readBook(ask) {
    const orders = await ask<Order[]>("GET", "/controls/esim-access/orders");
    return orders.map(({ transactionId, esims }) => ({
      supplier: "esim-access",
      reference: transactionId,
      esims: esims.map(({ iccid, esimStatus }) => ({ iccid, takenBack: esimStatus === "CANCEL" })),
    }));
  },
  async readTopUps(ask) {
    const orders = await ask<Order[]>("GET", "/controls/esim-access/orders");
    return orders
      .flatMap(({ esims }) => esims)
      .flatMap(({ iccid, packageList: [, ...topUps] }) =>
        topUps.map(() => ({ supplier: "esim-access", iccid })),
      );
  },
  fill: (ask) => ask("POST", "/controls/esim-access/settings", { balance: 1_000_000_000_000 }),
  install: (ask, iccid) => ask("POST", `/controls/esims/${iccid}/install`, {}),
  use: (ask, iccid, bytes) => ask("POST", `/controls/esims/${iccid}/use`, { bytes }),
  end: (ask, iccid) => ask("POST", `/controls/esims/${iccid}/delete`, {}),
};

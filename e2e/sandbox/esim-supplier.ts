import { expect } from "@playwright/test";
import type { Order, Plan } from "@rihla/contract";
import type { Ask } from "./ask.ts";

/** A profile as the eSIM supplier knows it; `ac` is the activation code. */
type SupplierEsim = { transactionId: string; orderNo: string; iccid: string; ac: string };
type SupplierOrder = { transactionId: string; orderNo: string; esims: SupplierEsim[] };
type FixedPlan = Pick<Plan, "destination" | "dataBytes" | "days">;

/** What the eSIM supplier has on record, and what happens there. */
export function esimSupplier({ get, post }: Ask) {
  const supplierOrders = (): Promise<SupplierOrder[]> => get("/controls/esim-access/orders");
  /** What happens to orders of this plan. */
  const withOrders = async ({ destination, dataBytes, days }: FixedPlan, fault: object) => {
    const gigabytes = Math.round((dataBytes / 1024 ** 3) * 10) / 10;
    const slug = `${destination}_${gigabytes}_${days}`;
    const { packageCode } = await post<{ packageCode: string }>(`/controls/catalogue/packages/${slug}`, {});
    await post("/controls/faults", { endpoint: "esim-access:esim/order", match: packageCode, ...fault });
  };
  const refuse = (plan: FixedPlan, errorCode: string) =>
    withOrders(plan, { kind: "business-error", errorCode, times: null });
  return {
    supplierOrders,

    async supplierOrdersFor(order: Order): Promise<SupplierOrder[]> {
      const orders = await supplierOrders();
      return orders.filter(({ transactionId }) => order.esims.some(({ id }) => transactionId.startsWith(id)));
    },

    async supplierEsim(esimId: string): Promise<SupplierEsim> {
      const esims: SupplierEsim[] = await get("/controls/esims");
      const mine = esims.filter(({ transactionId }) => transactionId.startsWith(esimId));
      expect(mine, "profiles at the supplier").toHaveLength(1);
      return mine[0] as SupplierEsim;
    },

    /** The supplier has no eSIM left of this fixed plan. */
    sellOut: (plan: FixedPlan) => refuse(plan, "200011"),

    /** The next order of this fixed plan is answered so late that its buyer sees it waited for. */
    takeTime: (plan: FixedPlan) => withOrders(plan, { kind: "slow", ms: 6000 }),

    /** The supplier takes no orders of this fixed plan for the time being. */
    keepWaiting: (plan: FixedPlan) => refuse(plan, "900001"),

    /** Something happens to a profile: `use`, `deplete`, `delete` …, or `misreport`. */
    stepEsim: (iccid: string, step: string, body: object = {}) =>
      post<unknown>(`/controls/esims/${iccid}/${step}`, body),

    /** Whether the supplier has been told where its news of eSIMs go: before that, the shop hears of them by asking. */
    async sendsNews(): Promise<boolean> {
      const settings = await get<{ webhookUrl: string }>("/controls/esim-access/settings");
      return settings.webhookUrl !== "";
    },
  };
}

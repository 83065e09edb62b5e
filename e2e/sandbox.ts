import { expect } from "@playwright/test";
import type { Order, Plan } from "@rihla/contract";

type Mail = {
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string; contentBase64: string }[];
};
/** A profile as the eSIM supplier knows it; `ac` is the activation code. */
type SupplierEsim = { transactionId: string; orderNo: string; iccid: string; ac: string };
type SupplierOrder = { transactionId: string; orderNo: string; esims: SupplierEsim[] };
/** A payment as the bank knows it; amounts are centimes. */
type BankOrder = {
  mdOrder: string;
  orderNumber: string;
  amount: number;
  state: string;
  description: string;
  depositAmount: number;
  approvalCode: string;
};
type PushSubscription = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Fault = { endpoint: string; kind: string; match: string } & Record<string, unknown>;

/** What the companies around the shop have on record, and what a test makes them do. */
export type Sandbox = ReturnType<typeof openSandbox>;

export function openSandbox(url: string) {
  const get = async <T>(path: string) => read<T>(await fetch(url + path));
  const post = async <T>(path: string, body: object) =>
    read<T>(
      await fetch(url + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const mails = (to: string): Promise<Mail[]> => get(`/mailbox.json?to=${encodeURIComponent(to)}`);
  const supplierOrders = (): Promise<SupplierOrder[]> => get("/controls/esim-access/orders");
  return {
    mails,

    /** The newest mail to `to` whose subject contains `part`, once it is there. */
    async mail(to: string, part: string | RegExp): Promise<Mail> {
      const find = async () => (await mails(to)).find(({ subject }) => subject.search(part) >= 0);
      await expect.poll(find, { message: `mail to ${to}`, timeout: 60_000 }).toBeTruthy();
      return (await find()) as Mail;
    },

    /** The code of the newest sign-in mail after the first `known` ones. */
    async signInCode(to: string, known = 0): Promise<string> {
      const codes = async () =>
        (await mails(to)).flatMap(({ subject }) => /^\u2068?(\d{4,8})\b/.exec(subject)?.[1] ?? []);
      await expect
        .poll(async () => (await codes()).length, { message: `code for ${to}` })
        .toBeGreaterThan(known);
      return (await codes())[0] as string;
    },

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

    /** Every attempt to pay the shop's order `number`. */
    async bankOrdersFor(number: string): Promise<BankOrder[]> {
      const orders: BankOrder[] = await get("/controls/satim/orders");
      return orders.filter(({ description }) => description.includes(number));
    },

    /** Pays at the bank without its page, or ends it otherwise; gives the address that the payer is sent to. */
    async pay(mdOrder: string, outcome = "approved"): Promise<string> {
      const paid = await post<{ redirectUrl: string }>(`/controls/satim/orders/${mdOrder}/pay`, { outcome });
      return paid.redirectUrl;
    },

    /** The supplier has no eSIM left of this fixed plan. */
    async sellOut({ destination, dataBytes, days }: Pick<Plan, "destination" | "dataBytes" | "days">) {
      const gigabytes = Math.round((dataBytes / 1024 ** 3) * 10) / 10;
      const slug = `${destination}_${gigabytes}_${days}`;
      const { packageCode } = await post<{ packageCode: string }>(`/controls/catalogue/packages/${slug}`, {});
      const fault = { endpoint: "esim-access:esim/order", kind: "business-error", errorCode: "200011" };
      await post("/controls/faults", { ...fault, match: packageCode, times: null });
    },

    /** Something happens to a profile: `use`, `deplete`, `delete` …, or `misreport`. */
    stepEsim: (iccid: string, step: string, body: object = {}) =>
      post<unknown>(`/controls/esims/${iccid}/${step}`, body),

    /** Whether the supplier has been told where its news of eSIMs go: before that, the shop hears of them by asking. */
    async sendsNews(): Promise<boolean> {
      const settings = await get<{ webhookUrl: string }>("/controls/esim-access/settings");
      return settings.webhookUrl !== "";
    },

    /** The clock of all companies goes forward; what falls due by it happens. */
    passDays: (days: number) => post<unknown>("/controls/clock", { advanceSeconds: days * 86_400 }),

    /** The supplier takes no orders of this fixed plan for the time being. */
    async keepWaiting({ destination, dataBytes, days }: Pick<Plan, "destination" | "dataBytes" | "days">) {
      const gigabytes = Math.round((dataBytes / 1024 ** 3) * 10) / 10;
      const slug = `${destination}_${gigabytes}_${days}`;
      const { packageCode } = await post<{ packageCode: string }>(`/controls/catalogue/packages/${slug}`, {});
      const fault = { endpoint: "esim-access:esim/order", kind: "business-error", errorCode: "900001" };
      await post("/controls/faults", { ...fault, match: packageCode, times: null });
    },

    /** The token of an app that Google's service reaches. */
    async newAppOnPhone(platform: "ios" | "android"): Promise<string> {
      return (await post<{ token: string }>("/controls/fcm/phones", { platform })).token;
    },
    async shownOnPhone(token: string): Promise<{ title: string; data: Record<string, string> }[]> {
      type Shown = { token: string; title: string; data: Record<string, string> };
      return (await get<Shown[]>("/controls/fcm/messages")).filter((one) => one.token === token);
    },
    /** What a push service gives a browser that subscribes. */
    async newPushSubscription(): Promise<PushSubscription> {
      const made = await post<PushSubscription>("/controls/push/subscriptions", {});
      // The shop knows the service by the address that it was told, which is not the one people open.
      return { ...made, endpoint: made.endpoint.replace("//localhost:", "//127.0.0.1:") };
    },

    /** What the shop has sent to it, as the browser reads it. */
    async pushesTo({ id }: PushSubscription): Promise<Record<string, string>[]> {
      const messages =
        await get<{ subscription: string; payload: Record<string, string> }[]>("/controls/push/messages");
      return messages.filter(({ subscription }) => subscription === id).map(({ payload }) => payload);
    },

    fault: (fault: Fault) => post("/controls/faults", fault),
    async clearFaults(endpoint: string): Promise<void> {
      await fetch(`${url}/controls/faults?endpoint=${endpoint}`, { method: "DELETE" });
    },
  };
}

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

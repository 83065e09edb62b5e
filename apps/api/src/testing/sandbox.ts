import { inject } from "vitest";
import { askForSandbox, type SandboxProcess } from "../../../../scripts/testing/sandbox-process.ts";

export type Mail = {
  messageId: string;
  returnPath: string;
  subject: string;
  text: string;
  html: string;
  attachments: Array<{ filename: string }>;
};
export type SandboxOrder = {
  transactionId: string;
  orderNo: string;
  esims: Array<{ iccid: string; ac: string; esimTranNo: string }>;
};

/** As Airalo keeps it; `ac` is the activation code. */
export type AiraloOrder = {
  id: number;
  requestId: string | null;
  packageId: string;
  quantity: number;
  description: string;
  esims: Array<{ iccid: string; ac: string; status: string }>;
};

/** The outside world in another process, with what tests ask of it. */
export type Sandbox = SandboxProcess & {
  get<Data>(path: string): Promise<Data>;
  post<Data = unknown>(path: string, body?: object): Promise<Data>;
  fault(fault: { endpoint: string; kind: string } & Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  /** Calls are counted from now on. */
  forgetCalls(): Promise<void>;
  /** How often a company has been called there; it may still be at work on the last one. */
  callsAt(endpoint: string): Promise<number>;
  /** What the provider was really made to order. */
  providerOrders(): Promise<SandboxOrder[]>;
  airaloOrders(): Promise<AiraloOrder[]>;
  /** What a phone or time does to a profile made by Airalo: install, use, finish, expire, recycle. */
  stepAiraloEsim(iccid: string, step: string, megabytes?: number): Promise<void>;
  /** The same at eSIM Access, with its own steps and with bytes. */
  stepEsim(id: string, step: string, bytes?: number): Promise<void>;
  /** Pays at the gateway, as a person on its page would. */
  pay(mdOrder: string, options?: { outcome?: string; card?: string }): Promise<void>;
  /** Ends a checkout at Chargily, as a person on its page would. */
  payCheckout(id: string, options?: { outcome?: string; method?: string }): Promise<void>;
  mailTo(address: string): Promise<Mail[]>;
};

/** Its supplier has profiles ready when they are ordered, so that no test waits for them. `start`: where no test runs. */
export async function startSandbox(
  env: Record<string, string> = {},
  start = (settings: Record<string, string>) => askForSandbox(inject("sandboxesUrl"), settings),
): Promise<Sandbox> {
  const running = await start({ SANDBOX_ALLOCATION_MS: "0", ...env });
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(running.url + path, {
      method,
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  const sandbox: Sandbox = {
    ...running,
    get: (path) => call("GET", path),
    post: (path, body = {}) => call("POST", path, body),
    fault: (fault) => call("POST", "/controls/faults", fault),
    clearFaults: () => call("DELETE", "/controls/faults"),
    forgetCalls: () => call("DELETE", "/controls/calls"),
    callsAt: async (endpoint) =>
      (await call("GET", `/controls/calls?endpoint=${encodeURIComponent(endpoint)}`)).total,
    providerOrders: () => call("GET", "/controls/esim-access/orders"),
    airaloOrders: () => call("GET", "/controls/airalo/orders"),
    stepAiraloEsim: (iccid, step, megabytes = 0) =>
      call("POST", `/controls/airalo/esims/${iccid}/${step}`, { megabytes }),
    stepEsim: (id, step, bytes = 0) => call("POST", `/controls/esims/${id}/${step}`, { bytes }),
    pay: (mdOrder, options = {}) => call("POST", `/controls/satim/orders/${mdOrder}/pay`, options),
    payCheckout: (id, options = {}) => call("POST", `/controls/chargily/checkouts/${id}/pay`, options),
    mailTo: (address) => call("GET", `/mailbox.json?to=${encodeURIComponent(address)}`),
  };
  await sandbox.post("/controls/esim-access/settings", { callsPerSecond: 0 });
  await sandbox.post("/controls/airalo/settings", {
    tokensPerMinute: 0,
    packagesPerMinute: 0,
    usagePerMinute: 0,
  });
  await sandbox.post("/controls/esim-go/settings", { callsPerSecond: 0 });
  return sandbox;
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";
import type { Options } from "../world/options.ts";
import {
  airaloToken,
  callAiralo,
  callChargily,
  callEsimAccess,
  callEsimGo,
  callSatim,
  callStripe,
  type Json,
} from "./calls.ts";

/** A sandbox of its own for one test, gone afterwards, with the calls a shop and a test would make. */
export async function openSandbox(options: Partial<Options> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, allocationMs: 0, ...options });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { ...clientOf(sandbox.url), sandbox: sandbox as Sandbox };
}

export function clientOf(url: string) {
  const control = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const answer = await fetch(`${url}/controls/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
    return answer.json();
  };
  let token: string | undefined;
  return {
    url,
    esimAccess: async (
      path: string,
      body: unknown = {},
      headers: Record<string, string> = {},
    ): Promise<Json> =>
      (await callEsimAccess(url, path, JSON.stringify(body), headers)).json() as Promise<Json>,
    satim: (path: string, fields: Record<string, string>) => callSatim(url, path, fields),
    airalo: async (method: string, path: string, body?: unknown): Promise<Json> => {
      token ??= await airaloToken(url);
      return (await callAiralo(url, method, path, body, token)).json();
    },
    esimGo: async (method: string, path: string, body?: unknown): Promise<Json> =>
      (await callEsimGo(url, method, path, body)).json() as Promise<Json>,
    chargily: async (method: string, path: string, body?: unknown): Promise<Json> =>
      (await callChargily(url, method, path, body)).json() as Promise<Json>,
    read: (path: string) => control("GET", path),
    change: (path: string, body: unknown = {}) => control("POST", path, body),
    undo: (path: string) => control("DELETE", path),
  };
}

export type Client = ReturnType<typeof clientOf>;

export const PAGER = { pager: { pageNum: 1, pageSize: 50 } };

/** One eSIM of the package, ready: the row that esim/query shows. */
export async function buyEsim(client: Client, packageCode = "TN_1_7", more: Json = {}): Promise<Json> {
  const transactionId = crypto.randomUUID();
  const ordered = await client.esimAccess("esim/order", {
    transactionId,
    packageInfoList: [{ packageCode, count: 1, ...more }],
  });
  const answer = await client.esimAccess("esim/query", { orderNo: ordered.obj.orderNo, ...PAGER });
  return answer.obj.esimList[0];
}

let lastNumber = 0;

/** An order at SATIM with a number of its own. */
export async function registerPayment(client: Client, more: Record<string, string> = {}): Promise<Json> {
  lastNumber += 1;
  return client.satim("register.do", {
    orderNumber: `T${String(lastNumber).padStart(9, "0")}`,
    amount: "640000",
    currency: "012",
    returnUrl: "http://shop.example/return?token=abc",
    failUrl: "http://shop.example/fail",
    language: "EN",
    jsonParams: JSON.stringify({ force_terminal_id: "E01SANDBOX", udf1: "A1" }),
    ...more,
  });
}

/** A checkout at Chargily, still to be paid. */
export function openCheckout(client: Client, more: Json = {}): Promise<Json> {
  return client.chargily("POST", "checkouts", {
    amount: 6400,
    currency: "dzd",
    success_url: "http://shop.example/return?token=abc",
    failure_url: "http://shop.example/fail",
    locale: "en",
    metadata: { attempt_id: "A1" },
    ...more,
  });
}

/** A session at Stripe, still to be paid. */
export async function openSession(
  client: Client,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Json> {
  const fields = {
    mode: "payment",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "1999",
    "line_items[0][price_data][product_data][name]": "Rihla AB12",
    success_url: "http://shop.example/return?token=abc",
    cancel_url: "http://shop.example/left",
    client_reference_id: "A1",
    ...more,
  };
  return (await callStripe(client.url, "POST", "checkout/sessions", fields, headers)).json();
}

/** An order at Airalo as its answer shows it, eSIMs and all. */
export async function buyFromAiralo(client: Client, more: Json = {}): Promise<Json> {
  const order = { package_id: "tunisia-go-30days-2gb", quantity: 1, type: "sim", description: "A1" };
  return (await client.airalo("POST", "orders", { ...order, ...more })).data;
}

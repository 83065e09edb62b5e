import type { Fields } from "../world/fields.ts";
import { asLanguage } from "../world/hosted-page-words.ts";
import { LETTERS_AND_DIGITS, randomText } from "../world/random-text.ts";
import { GatewayError } from "./gateway-error.ts";
import { keep, MERCHANT, type Satim, type SatimOrder } from "./order.ts";

const REQUIRED = ["orderNumber", "amount", "currency", "returnUrl", "language", "jsonParams"];
/** 50 dinars. */
const LEAST_AMOUNT = 5000;
const UDFS = ["udf1", "udf2", "udf3", "udf4", "udf5"];

export function register(satim: Satim, fields: Fields): SatimOrder {
  const missing = REQUIRED.find((name) => !fields[name]);
  if (missing) throw new GatewayError("4", `Parameter ${missing} is required`);
  const order = readOrder(satim, fields);
  if (satim.orders.all().some((one) => one.orderNumber === order.orderNumber))
    throw new GatewayError("1", "Order with this number was already processed");
  return keep(satim, order);
}

function readOrder(satim: Satim, fields: Fields): SatimOrder {
  const language = asLanguage(fields.language ?? "") ?? wrong("language");
  if (fields.currency !== "012") throw new GatewayError("3", "Unknown currency");
  const returnUrl = readUrl(fields, "returnUrl");
  const createdAt = satim.world.clock.now();
  return {
    mdOrder: randomText(LETTERS_AND_DIGITS, 20),
    orderNumber: matching(fields, "orderNumber", /^[0-9A-Za-z]{1,10}$/),
    amount: readAmount(fields),
    currency: "012",
    returnUrl,
    failUrl: fields.failUrl ? readUrl(fields, "failUrl") : returnUrl,
    language,
    description: (fields.description ?? "").slice(0, 512),
    udf: readJsonParams(fields.jsonParams ?? ""),
    callbackUrl: fields.dynamicCallbackUrl ? readUrl(fields, "dynamicCallbackUrl") : "",
    createdAt,
    sessionEndsAt: createdAt + readTimeout(fields) * 1000,
    state: "open",
    attempt: null,
    lastDecline: null,
    failedAttempts: 0,
    card: null,
    approvalCode: "",
    depositAmount: 0,
    refundedAmount: 0,
    paidAt: null,
    acknowledgedAt: null,
    misreport: {},
  };
}

export function readAmount(fields: Fields): number {
  const amount = Number(matching(fields, "amount", /^\d{1,15}$/));
  return amount >= LEAST_AMOUNT ? amount : wrong("amount");
}

function readTimeout(fields: Fields): number {
  if (!fields.sessionTimeoutSecs) return 1200;
  const seconds = Number(matching(fields, "sessionTimeoutSecs", /^\d{1,6}$/));
  return seconds >= 600 && seconds <= 86_400 ? seconds : wrong("sessionTimeoutSecs");
}

function readJsonParams(text: string): Record<string, string> {
  const params = parseObject(text);
  if (text.length > 1024 || params.force_terminal_id !== MERCHANT.terminal || !params.udf1)
    return wrong("jsonParams");
  const udf = UDFS.flatMap((name) => (params[name] ? [[name, String(params[name])]] : []));
  if (udf.some(([, value]) => (value ?? "").length > 20)) return wrong("jsonParams");
  return Object.fromEntries(udf);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return wrong("jsonParams");
  }
}

function readUrl(fields: Fields, name: string): string {
  const url = fields[name] ?? "";
  const fit = url.length <= 512 && URL.canParse(url) && /^https?:/.test(url);
  return fit ? url : wrong(name);
}

function matching(fields: Fields, name: string, form: RegExp): string {
  const value = fields[name] ?? "";
  return form.test(value) ? value : wrong(name);
}

function wrong(name: string): never {
  throw new GatewayError("5", `Wrong value of parameter ${name}`);
}

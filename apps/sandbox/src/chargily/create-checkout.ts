import { fieldsOf } from "../world/fields.ts";
import type { Language } from "../world/hosted-page-words.ts";
import { HttpRefusal } from "../world/http-refusal.ts";
import { randomText } from "../world/random-text.ts";
import { ALLOCATIONS, type Chargily, type Checkout, keep, METHODS } from "./checkout.ts";
import { PAGES } from "./payment-page.ts";
import { watchExpiry } from "./settle.ts";

const LOCALES: readonly Language[] = ["ar", "en", "fr"];
/** Dinars. Documented for V1 only. */
const LEAST_AMOUNT = 75;
const NOT_PLAYED = ["items", "percentage_discount", "amount_discount", "shipping_address"];
const BASE_32 = "0123456789abcdefghjkmnpqrstvwxyz";

type Input = Record<string, unknown>;

/** Nothing is idempotent here: asked twice, it makes two checkouts. */
export function createCheckout(chargily: Chargily, body: unknown, publicAddress: string): Checkout {
  const input = fieldsOf(body);
  const { feePercent, sessionSeconds } = chargily.switches.read();
  const now = chargily.world.clock.now();
  const id = newId(now);
  for (const name of NOT_PLAYED)
    if (input[name] !== undefined) invalid(name, `The ${name} field is not played by this sandbox.`);
  if (input.currency !== "dzd") invalid("currency", "The selected currency is invalid.");
  const checkout: Checkout = {
    id,
    amount: amountIn(input),
    feePercent,
    feesAllocation: chosen(input, "chargily_pay_fees_allocation", ALLOCATIONS, "customer"),
    status: "pending",
    method: chosen(input, "payment_method", METHODS, "edahabia"),
    locale: chosen(input, "locale", LOCALES, "ar"),
    successUrl: addressIn(chargily, input, "success_url") || required("success_url"),
    failureUrl: addressIn(chargily, input, "failure_url"),
    webhookEndpoint: addressIn(chargily, input, "webhook_endpoint"),
    description: textIn(input, "description") || null,
    customerId: textIn(input, "customer_id") || null,
    metadata: metadataIn(input),
    pageUrl: `${publicAddress}${PAGES}${id}/pay`,
    createdAt: now,
    updatedAt: now,
    expiresAt: now + sessionSeconds * 1000,
    misreport: {},
  };
  watchExpiry(chargily, keep(chargily, checkout));
  return checkout;
}

/** Whole dinars, never centimes. */
function amountIn({ amount }: Input): number {
  if (amount === undefined || amount === null) required("amount");
  if (!Number.isSafeInteger(amount)) invalid("amount", "The amount field must be an integer.");
  if (Number(amount) < LEAST_AMOUNT) invalid("amount", `The amount field must be at least ${LEAST_AMOUNT}.`);
  return Number(amount);
}

function textIn(input: Input, name: string): string {
  const value = input[name] ?? "";
  return typeof value === "string" ? value : invalid(name, `The ${name} field must be a string.`);
}

function addressIn(chargily: Chargily, input: Input, name: string): string {
  const address = textIn(input, name);
  const fit = chargily.switches.read().httpsOnly ? /^https:/ : /^https?:/;
  if (address && !(URL.canParse(address) && fit.test(address)))
    invalid(name, `The ${name} field must be a valid URL.`);
  return address;
}

function metadataIn({ metadata }: Input): unknown {
  if (metadata !== undefined && typeof metadata !== "object")
    invalid("metadata", "The metadata field must be an array.");
  return metadata ?? null;
}

function chosen<T extends string>(input: Input, name: string, choices: readonly T[], otherwise: T): T {
  const value = (input[name] ?? otherwise) as T;
  return choices.includes(value) ? value : invalid(name, `The selected ${name} is invalid.`);
}

function required(name: string): never {
  return invalid(name, `The ${name} field is required.`);
}

function invalid(name: string, message: string): never {
  throw new HttpRefusal(422, { message, errors: { [name]: [message] } });
}

/** 26 characters that sort by time, like a ULID. */
function newId(now: number): string {
  let left = now;
  const time = Array.from({ length: 10 }, () => {
    const digit = BASE_32[left % 32];
    left = Math.floor(left / 32);
    return digit;
  });
  return time.reverse().join("") + randomText(BASE_32, 16);
}

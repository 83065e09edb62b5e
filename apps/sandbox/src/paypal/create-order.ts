import { asLanguage } from "../world/hosted-page-words.ts";
import { keep, newId, type Order, type Paypal } from "./order.ts";
import { invalid, unprocessable } from "./refusal.ts";

/** Where the pages of orders are. */
export const PAGES = "/paypal/checkoutnow/";

type Input = Record<string, unknown>;
const at = (input: unknown, name: string): unknown => Object(input ?? {})[name];

export function createOrder(paypal: Paypal, body: unknown, publicAddress: string): Order {
  if (at(body, "intent") !== "CAPTURE") invalid("INTENT_NOT_PLAYED");
  const units = at(body, "purchase_units");
  if (!Array.isArray(units) || units.length !== 1) invalid("ONE_UNIT_IS_PLAYED");
  const [unit] = units as Input[];
  const context = at(at(at(body, "payment_source"), "paypal"), "experience_context");
  const id = newId();
  return keep(paypal, {
    id,
    status: "CREATED",
    amount: amountIn(at(unit, "amount")),
    customId: textIn(unit, "custom_id") || null,
    description: textIn(unit, "description"),
    locale: asLanguage(textIn(context, "locale").slice(0, 2)) ?? "en",
    returnUrl: addressIn(context, "return_url"),
    cancelUrl: addressIn(context, "cancel_url"),
    funding: "fine",
    capture: null,
    refunds: [],
    gone: false,
    pageUrl: `${publicAddress}${PAGES}${id}`,
    createdAt: paypal.world.clock.now(),
    misreport: {},
    misreportCapture: {},
  });
}

/** Two decimals, in a currency that they take: dinars are none of those. */
function amountIn(amount: unknown): Order["amount"] {
  const [currency_code, value] = [textIn(amount, "currency_code"), textIn(amount, "value")];
  if (currency_code !== "USD" && currency_code !== "EUR") unprocessable("CURRENCY_NOT_SUPPORTED");
  if (!/^\d{1,8}\.\d\d$/.test(value)) invalid("INVALID_PARAMETER_SYNTAX");
  if (Number(value) === 0) unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE");
  return { currency_code, value };
}

function textIn(input: unknown, name: string): string {
  const value = at(input, name) ?? "";
  return typeof value === "string" ? value : invalid("INVALID_PARAMETER_SYNTAX");
}

function addressIn(input: unknown, name: string): string {
  const address = textIn(input, name);
  return /^https?:/.test(address) && URL.canParse(address) ? address : invalid("MISSING_REQUIRED_PARAMETER");
}

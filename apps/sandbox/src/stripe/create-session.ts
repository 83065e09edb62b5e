import { asLanguage } from "../world/hosted-page-words.ts";
import { type Form, formAt, textAt, textsAt } from "./form.ts";
import { missing, refuse } from "./refusal.ts";
import { keep, newId, type Session, type Stripe } from "./session.ts";
import { watchExpiry } from "./settle.ts";

/** Where the pages of sessions are. */
export const PAGES = "/stripe/c/pay/";

const NO_ARABIC = ["auto", "de", "en", "es", "fr", "it"];
/** Of a dollar or a euro; other currencies are not played. */
const LEAST_AMOUNT = 50;
const SHORTEST_MS = 30 * 60 * 1000;
const LONGEST_MS = 24 * 60 * 60 * 1000;

export function createSession(stripe: Stripe, form: Form, publicAddress: string): Session {
  if (textAt(form, "mode") !== "payment") refuse(400, "Only mode payment is played.", { param: "mode" });
  const now = stripe.world.clock.now();
  const id = newId("cs_test");
  const { amount, currency, name } = itemIn(form);
  const session: Session = {
    id,
    amount,
    currency,
    status: "open",
    paid: false,
    intent: null,
    confirming: null,
    description: name,
    locale: asLanguage(localeIn(form)) ?? "en",
    successUrl: addressIn(form, "success_url").replaceAll("{CHECKOUT_SESSION_ID}", id),
    cancelUrl: addressIn(form, "cancel_url"),
    clientReferenceId: textAt(form, "client_reference_id") || null,
    metadata: textsAt(form, "metadata"),
    intentMetadata: textsAt(formAt(form, "payment_intent_data"), "metadata"),
    pageUrl: `${publicAddress}${PAGES}${id}`,
    createdAt: now,
    expiresAt: expiryIn(form, now),
    misreport: {},
    misreportIntent: {},
  };
  watchExpiry(stripe, keep(stripe, session));
  return session;
}

function itemIn(form: Form): { amount: number; currency: string; name: string } {
  const items = Object.values(formAt(form, "line_items"));
  const [item] = items;
  if (typeof item !== "object") return missing("line_items");
  if (items.length > 1 || textAt(item, "quantity") !== "1") refuse(400, "Only one item, once, is played.");
  const price = formAt(item, "price_data");
  const [text, currency] = [textAt(price, "unit_amount"), textAt(price, "currency")];
  if (!/^\d{1,8}$/.test(text))
    refuse(400, "Invalid integer.", { param: "unit_amount", code: "parameter_invalid_integer" });
  if (currency !== "usd" && currency !== "eur")
    refuse(400, `Invalid currency: ${currency}`, { param: "currency" });
  if (Number(text) < LEAST_AMOUNT)
    refuse(400, "The Checkout Session's total amount must convert to at least 50 cents.", {
      code: "amount_too_small",
    });
  const name = textAt(formAt(price, "product_data"), "name");
  return { amount: Number(text), currency, name: name || missing("product_data[name]") };
}

function localeIn(form: Form): string {
  const locale = textAt(form, "locale") || "auto";
  return NO_ARABIC.includes(locale) ? locale : refuse(400, `Invalid locale: ${locale}`, { param: "locale" });
}

function addressIn(form: Form, name: string): string {
  const address = textAt(form, name) || missing(name);
  return /^https?:/.test(address) && URL.canParse(address)
    ? address
    : refuse(400, `Not a valid URL`, { code: "url_invalid", param: name });
}

function expiryIn(form: Form, now: number): number {
  const text = textAt(form, "expires_at");
  const at = text ? Number(text) * 1000 : now + LONGEST_MS;
  const isFit = at - now >= SHORTEST_MS - 1000 && at - now <= LONGEST_MS;
  return isFit
    ? at
    : refuse(
        400,
        "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
        {
          param: "expires_at",
        },
      );
}

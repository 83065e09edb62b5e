import { api } from "../../lib/api/api.ts";
import { forgetKept } from "../../platform/storage/forget-kept.ts";
import { forgetAll, json, keysIn, stored } from "../../platform/storage/storage.ts";
import { forgetOnHome } from "../esims/esim-on-home.ts";
import { forgetBought } from "./bought-lately.ts";
import { orderEmail, orderOfPayment, orderSecret } from "./order-access.ts";
import { orderedAs } from "./ordered-as.ts";
import { forgetPlaced, notePaid, placedHere } from "./placed-here.ts";
import { unpaidState } from "./unpaid-state.ts";

/**
 * Somebody signs in where a guest has bought, on a phone that people share say: what was bought here for another address is opened here no
 * more. Its owner opens it by signing in. What waits to be paid stays: who signed in may be paying it for a relative.
 */
export function forgetOthersOrders(signedInAs: string): void {
  const waiting = placedHere();
  forgetThose((number) => orderEmail(number) !== signedInAs && !waiting.includes(number), signedInAs);
  for (const number of waiting.filter((one) => orderEmail(one) !== signedInAs))
    void forgetUnlessWaiting(number, signedInAs);
}

/** It may have been paid without this browser having seen it. What can't be told is forgotten. */
async function forgetUnlessWaiting(number: string, signedInAs: string): Promise<void> {
  const asked = { path: { number }, orderSecret: orderSecret(number) };
  const order = await api("GET /orders/{number}", asked).catch(() => undefined);
  if (order?.billing.email === signedInAs) return;
  if (order && !["paid", "over"].includes(unpaidState(order).kind)) return;
  if (order) notePaid(order);
  forgetPlaced(number);
  forgetThose((one) => one === number, signedInAs);
}

/** Where there are any, with what this browser kept of them and of who bought them. */
function forgetThose(which: (number: string) => boolean, signedInAs: string): void {
  const goes = (key: string) => {
    const number = numberOf(key);
    return number !== undefined && which(number);
  };
  if (keysIn("device", goes).length === 0) return;
  forgetBought(which);
  forgetOnHome(which);
  forgetAll("device", goes);
  forgetAll("device", (key) => key.startsWith("install-begun:"));
  forgetKept();
  if (orderedAs()?.email !== signedInAs) forgetAll("device", (key) => /^(billing|ordered-as)$/.test(key));
  forgetTyped(which, signedInAs);
}

/** What this tab would tell: what was typed in it, and the keys for which the shop would give the secret again. */
function forgetTyped(which: (number: string) => boolean, signedInAs: string): void {
  const number = placedInTab.read();
  if (number === undefined || which(number)) forgetAll("tab", (key) => key.startsWith("idempotency:"));
  if (number !== undefined && which(number)) forgetAll("tab", (key) => key === "checkout-order");
  if ((draftFor.read() ?? signedInAs) !== signedInAs)
    forgetAll("tab", (key) => /^checkout-(draft|company)$/.test(key));
}

/** The order that something kept in this browser is of. */
function numberOf(key: string): string | undefined {
  const [, kind, id = ""] =
    /^(order-secret|order-email|order-kept|order-left|payment-order):(.*)$/.exec(key) ?? [];
  return kind === "payment-order" ? (orderOfPayment(id) ?? "") : kind && id;
}

const placedInTab = stored(
  "tab",
  "checkout-order",
  json((note) => (note as { number?: string } | null)?.number),
);
/** The address that stands in the form. */
const draftFor = stored(
  "tab",
  "checkout-draft",
  json((typed) => (typed as { email?: string } | null)?.email?.trim().toLowerCase() || undefined),
);

import { useSyncExternalStore } from "react";
import { forgetKept } from "../../platform/storage/forget-kept.ts";
import { forgetAll, stored, text } from "../../platform/storage/storage.ts";

const token = stored("device", "Token", text);
let onRefused: () => void = () => {};
let hasEnded = false;

/** The session token; null on the server, which renders every page as for a guest. */
export function readToken(): string | null {
  return token.read() ?? null;
}

export function signIn(next: string): void {
  hasEnded = false;
  token.write(next);
}

/**
 * Forgets here the token and what this browser knows of whoever used it: drafts, addresses, attempts, the keys to orders
 * placed here, the cart, eSIMs kept for being without a network. Who comes back finds the orders by signing in. Telling the server is the caller's
 * (`DELETE /auth/sessions/current`).
 */
export function signOut(kept = ""): void {
  hasEnded = false;
  forgetAll("tab");
  forgetAll("device", (key) => key !== kept && personal.test(key));
  token.write(undefined);
  forgetKept();
}
const personal =
  /^(CART(_PLANS)?|billing|home-esim|placed-orders|bought-lately|ordered-as|CHAT|chat-secret|(order-secret|order-email|order-kept|order-left|payment-order|install-begun):.*)$/;

/** Another tab has signed out: what this one keeps by itself, such as a draft, a code or a link's token, goes with it. */
export function forgetWithSession(): void {
  let had = readToken() !== null;
  token.subscribe(() => {
    const has = readToken() !== null;
    if (had && !has) forgetAll("tab");
    had = has;
  });
}

/**
 * The API said 401: a token is worthless, and gone as if its owner had signed out; but for the cart, which its owner did not
 * ask to forget. A guest has nothing to lose by it.
 */
export function sessionRefused(quietly = false): void {
  if (import.meta.env.SSR) return;
  if (readToken()) {
    signOut("CART");
    hasEnded = true;
  }
  if (!quietly) onRefused();
}

/** Whether a session ended while this page was open, and nobody here ended it: who has to sign in again is told why. */
export const sessionHasEnded = (): boolean => hasEnded;

/** What to do after a 401: the router, which knows where one is, says so once at the start. */
export function whenSessionRefused(handler: () => void): void {
  onRefused = handler;
}

/** The token, followed as it changes here or in another tab. Null while hydrating. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null);
}

/** Also fires when another tab signs in or out; gives back how to stop. */
export const subscribe = token.subscribe;

/** At once, or as soon as somebody signs in: what guests needn't fetch. */
export function onceSignedIn(work: () => void): void {
  if (readToken()) {
    work();
    return;
  }
  const stop = subscribe(() => {
    if (!readToken()) return;
    stop();
    work();
  });
}

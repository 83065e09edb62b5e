import { useSyncExternalStore } from "react";

const storageKey = "Token";
const listeners = new Set<() => void>();
let onRefused: () => void = () => {};

/** The session token; null on the server, which renders every page as for a guest. */
export function readToken(): string | null {
  if (import.meta.env.SSR) return null;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // storage switched off: everyone is a guest
  }
}

export function signIn(token: string): void {
  localStorage.setItem(storageKey, token);
  announce();
}

/** Forgets the token here; telling the server is the caller's (`DELETE /auth/sessions/current`). */
export function signOut(): void {
  localStorage.removeItem(storageKey);
  announce();
}

/** The API said 401: the token is worthless. */
export function sessionRefused(quietly = false): void {
  if (import.meta.env.SSR) return;
  signOut();
  if (!quietly) onRefused();
}

/** What to do after a 401: the router, which knows where one is, says so once at the start. */
export function whenSessionRefused(handler: () => void): void {
  onRefused = handler;
}

/** The token, followed as it changes here or in another tab. Null while hydrating. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null);
}

/** Also fires when another tab signs in or out; gives back how to stop. */
export function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

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

function announce(): void {
  for (const listener of listeners) listener();
}

import { useSyncExternalStore } from "react";
import { ifCameWithoutNetwork } from "../../platform/storage/opens-offline.ts";
import { shopAnswers } from "../api/shop-answers.ts";

/**
 * The last call, or this page itself, got no answer at all: there may be a network here that leads nowhere, as in many an airport.
 * Undefined until the worker was asked about the page.
 */
let isUnanswered: boolean | undefined;
const listeners = new Set<() => void>();

export function noteAnswer(came: boolean): void {
  isUnanswered = !came;
  for (const listener of listeners) listener();
  lookAgain();
}

/** Between two looks whether the shop answers again, in milliseconds. */
const pause = 5000;
let look: ReturnType<typeof setTimeout> | undefined;

/** A page that asks for nothing more would say for ever that there is no network. */
function lookAgain(): void {
  clearTimeout(look);
  if (!isUnanswered || listeners.size === 0) return;
  look = setTimeout(() => shopAnswers().then(noteAnswer), pause);
}

/** Whether there is no network, as far as a browser can tell; the server and the first render say no. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    follow,
    () => isUnanswered || !navigator.onLine,
    () => false,
  );
}

function follow(listener: () => void): () => void {
  if (isUnanswered === undefined) ifCameWithoutNetwork(() => noteAnswer(false));
  isUnanswered ??= false;
  listeners.add(listener);
  lookAgain();
  const back = () => noteAnswer(true);
  addEventListener("online", back);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", back);
    removeEventListener("offline", listener);
  };
}

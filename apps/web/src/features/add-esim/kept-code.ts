import { addedCodeMinutes } from "@rihla/contract/rules";
import { json, stored } from "../../platform/storage/storage.ts";

type Kept = { text: string; until: number };

const kept = stored<Kept>(
  "tab",
  "added-code",
  json((value) => {
    const { text, until } = (value ?? {}) as Partial<Kept>;
    return typeof text === "string" && typeof until === "number" ? { text, until } : undefined;
  }),
);

/** For how long, in milliseconds: the phone may be borrowed, and its tab stay open. */
export const keptFor = addedCodeMinutes * 60_000;

/**
 * What was scanned or typed, while one signs in or the phone drops the page. With its tab it is gone, after some minutes too,
 * and it never stands in an address: whoever has it has the eSIM.
 */
export const keptCode = {
  read: (now = Date.now()): string | undefined => {
    const found = kept.read();
    if (found && found.until <= now) kept.write(undefined);
    return found && found.until > now ? found.text : undefined;
  },
  /** The same once more is kept no longer for it. */
  write: (text: string | undefined, now = Date.now()): void => {
    if (text !== undefined && keptCode.read(now) === text) return;
    kept.write(text === undefined ? undefined : { text, until: now + keptFor });
  },
};

/** Calls back once the code that is kept now has had its time; not for one that was used or replaced. Gives how to stop. */
export function whenKeptCodeEnds(end: () => void): () => void {
  const waiting = kept.read();
  if (!waiting) return () => {};
  const look = () => {
    if (kept.read()?.until !== waiting.until) return;
    kept.write(undefined);
    end();
  };
  const timer = setTimeout(look, Math.max(0, waiting.until - Date.now()));
  return () => clearTimeout(timer);
}

/** No shorter anchor of a page, such as the one that skips to its content. */
const printed = /^#[\w-]{16,40}$/;

/** A voucher's printed QR code brings it behind the `#`: it is kept and taken out of the address. */
export function takeCodeFromAddress(): void {
  const { hash, origin, pathname, search } = window.location;
  if (!printed.test(hash)) return;
  keptCode.write(origin + pathname + hash);
  window.history.replaceState(window.history.state, "", pathname + search);
}

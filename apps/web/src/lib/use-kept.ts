import { useEffectEvent, useLayoutEffect, useState } from "react";

/**
 * State that outlives a reload of its tab; a phone may drop the page while one looks into the mail. It is known in the
 * browser only, so it comes right after hydrating.
 */
export function useKept<Value>(key: string, holds: (kept: Value) => boolean) {
  const [value, setValue] = useState<Value>();
  const stillHolds = useEffectEvent(holds);
  useLayoutEffect(() => {
    const kept = read<Value>(key);
    if (kept !== undefined && stillHolds(kept)) setValue(kept);
  }, [key]);
  const keep = (next: Value | undefined) => {
    write(key, next);
    setValue(next);
  };
  return [value, keep] as const;
}

export function forgetKept(key: string): void {
  write(key, undefined);
}

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "") as Value;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then a reload begins anew
  }
}

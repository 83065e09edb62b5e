import { useLayoutEffect, useState } from "react";
import type { Stored } from "../../platform/storage/storage.ts";

/**
 * State that outlives a reload of its tab; a phone may drop the page while one looks into the mail. It is known in the
 * browser only, so it comes right after hydrating.
 */
export function useStoredState<Value>(kept: Stored<Value>) {
  const [value, setValue] = useState<Value>();
  useLayoutEffect(() => {
    const known = kept.read();
    if (known !== undefined) setValue(known);
  }, [kept]);
  const keep = (next: Value | undefined) => {
    kept.write(next);
    setValue(next);
  };
  return [value, keep] as const;
}

import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * On a slow line somebody fills in the server's form before our scripts come. What they wrote is handed over then, so
 * that it is neither lost nor asked for again.
 */
export function useInputBeforeHydration(take: (written: FormData) => void) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(take);
  useLayoutEffect(() => {
    if (form.current) takeOver(new FormData(form.current));
  }, []);
  return form;
}

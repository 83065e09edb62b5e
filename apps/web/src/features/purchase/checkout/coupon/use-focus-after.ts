import { type RefObject, useEffect, useRef } from "react";

/** For what comes in place of a thing that was pressed: takes the focus, which would be lost with it. */
export function useFocusAfter<Target extends HTMLElement>(
  pressed: RefObject<boolean>,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (pressed.current) target.current?.focus();
    pressed.current = false;
  }, [pressed]);
  return target;
}

import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** On a new page the focus moves to its content: a screen reader starts there, Tab goes on from there. */
export function useFocusAfterNavigation() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

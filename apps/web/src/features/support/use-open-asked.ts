import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Unfolds what the address names, a question within its topic. Browsers do so by themselves when a page is opened by such an address,
 * not when one moves to it within the shop. What is open already stays where it is: by the time this code has come,
 * somebody reads it, and moved by a line it would take a touch meant for a link.
 */
export function useOpenAsked(allShown: boolean): void {
  const location = useLocation();
  const unfold = useEffectEvent((hash: string) => {
    if (!allShown) return;
    const asked = document.getElementById(hash.slice(1));
    const folded = [...document.querySelectorAll("details:not([open])")].filter((one) => one.contains(asked));
    if (!asked || folded.length === 0) return;
    for (const one of folded) one.toggleAttribute("open", true);
    asked.closest("details")?.scrollIntoView();
  });
  useEffect(() => unfold(location.hash), [location]);
}

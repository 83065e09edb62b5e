import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Unfolds the question that the address names. Browsers do so by themselves when a page is opened by such an address,
 * not when one moves to it within the shop. What is open already stays where it is: by the time this code has come,
 * somebody reads it, and moved by a line it would take a touch meant for a link.
 */
export function useOpenAsked(allShown: boolean): void {
  const location = useLocation();
  const unfold = useEffectEvent((hash: string) => {
    if (!allShown) return;
    const question = document.getElementById(hash.slice(1))?.closest("details");
    if (!question || question.open) return;
    question.open = true;
    question.scrollIntoView();
  });
  useEffect(() => unfold(location.hash), [location]);
}

import { useEffect, useEffectEvent } from "react";

/** The browser's back button may bring a page back as it was left: in the middle of paying. */
export function useReturnFromBank(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);
}

import { useEffect, useState } from "react";

/** Whether a moment has passed, said anew when it does; a page that slept through it looks when it is seen again. */
export function useIsPast(moment: Date | null): boolean {
  const at = moment?.getTime() ?? Number.POSITIVE_INFINITY;
  const [isPast, setPast] = useState(() => Date.now() >= at);
  useEffect(() => {
    const look = () => setPast(Date.now() >= at);
    look();
    if (at === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(look, Math.max(0, at - Date.now()));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [at]);
  return isPast;
}

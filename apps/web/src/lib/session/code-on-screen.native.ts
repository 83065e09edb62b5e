import { useEffect } from "react";

let shown = 0;

/** For what shows an activation code: as long as it does, a picture of the screen is warned about. */
export function useCodeOnScreen(): void {
  useEffect(() => {
    shown += 1;
    return () => {
      shown -= 1;
    };
  }, []);
}

export const isCodeOnScreen = (): boolean => shown > 0;

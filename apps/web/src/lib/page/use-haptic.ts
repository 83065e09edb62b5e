import { useEffect, useState } from "react";
import { giveHaptic, type Haptic } from "../../platform/app/haptics.ts";

/** Given once, when it becomes so before somebody's eyes; what was so when they came is no news. */
export function useHapticWhen(isSo: boolean, kind: Haptic): void {
  const [wasSo] = useState(isSo);
  const isNews = isSo && !wasSo;
  useEffect(() => {
    if (isNews) giveHaptic(kind);
  }, [isNews, kind]);
}

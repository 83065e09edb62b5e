import { useEffect, useEffectEvent } from "react";

const actions: (() => void)[] = [];

/** While `active`, the arrow in the header does this instead of leaving the page: the step before stands on it too. */
export function useBackAction(active: boolean, act: () => void): void {
  const goBack = useEffectEvent(act);
  useEffect(() => {
    if (!active) return;
    const action = () => goBack();
    actions.push(action);
    return () => void actions.splice(actions.indexOf(action), 1);
  }, [active]);
}

export function backAction(): (() => void) | undefined {
  return actions.at(-1);
}

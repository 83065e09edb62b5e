import { type PointerEvent, useRef } from "react";

/** How far a finger must pull before it means something. */
const dragThreshold = 36;

export type Pull = "up" | "down";

/** Where a pull of `distance` pixels (downwards positive) leads, if anywhere. */
export function pullOf(distance: number): Pull | undefined {
  if (Math.abs(distance) < dragThreshold) return undefined;
  return distance > 0 ? "down" : "up";
}

/**
 * Handlers for what a sheet is pulled by. While pulled down the sheet follows the finger; a pull that was too short
 * lets it spring back.
 */
export function useSheetDrag(onPull: (pull: Pull) => void) {
  const start = useRef<number>(undefined);
  const sheetOf = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>("dialog, [popover]");
  const end = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    if (start.current === undefined) return;
    const pull = cancelled ? undefined : pullOf(event.clientY - start.current);
    start.current = undefined;
    sheetOf(event)?.style.removeProperty("translate");
    if (pull) onPull(pull);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as HTMLElement).closest("button, a")) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const distance = Math.max(0, event.clientY - start.current);
      sheetOf(event)?.style.setProperty("translate", `0 ${distance}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  };
}

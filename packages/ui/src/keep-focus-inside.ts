import type { KeyboardEvent } from "react";

const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Tab goes round within an open dialog; left alone it would pass through the browser's own bars. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !isPassedBy(stop),
  );
  const last = event.shiftKey ? stops[0] : stops.at(-1);
  const next = event.shiftKey ? stops.at(-1) : stops[0];
  const leaves = document.activeElement === last || !stops.includes(document.activeElement as HTMLElement);
  if (stops.length > 0 && !leaves) return;
  event.preventDefault();
  next?.focus();
}

/** Of radio buttons that belong together Tab stops at the chosen one. */
function isPassedBy(stop: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== "radio" || stop.checked) return false;
  const group = [...(stop.closest("dialog")?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [])];
  return group.some((other) => other.name === stop.name && other.checked);
}

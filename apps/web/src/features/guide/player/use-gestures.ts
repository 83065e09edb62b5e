import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type Way, wayOfKey, wayOfSwipe } from "./gesture.ts";

type Gestures = { player: RefObject<HTMLElement | null>; turn: (way: Way) => void };

/** What a finger on the player and the arrows of a keyboard do. Returns the handlers of the player. */
export function useGestures({ player, turn }: Gestures) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const isRightToLeft = () => player.current !== null && getComputedStyle(player.current).direction === "rtl";
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOfKey(event.key, isRightToLeft());
    if (!way || event.defaultPrevented || hasModifier(event) || !isMeant(event, player.current)) return;
    event.preventDefault();
    turn(way);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      // A mouse marks text.
      from.current = pointerType === "mouse" ? undefined : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      const way = start && wayOfSwipe(clientX - start.x, clientY - start.y, isRightToLeft());
      if (way) turn(way);
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Not where an arrow does something else: in a field, in what scrolls sideways, or while a dialog lies over the player. */
function isMeant({ target }: KeyboardEvent, player: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest("input, select, textarea, [data-part], video"))
    return false;
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  return dialogs.length === 0 || dialogs.at(-1)?.contains(player) === true;
}

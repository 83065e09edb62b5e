import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { keepFocusInside } from "./keep-focus-inside.ts";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  className: string;
  /** Escape, and Android's back gesture. */
  closeByEscape?: boolean;
  closeByBackdrop?: boolean;
  role?: "dialog" | "alertdialog";
  labelledBy: string;
  describedBy?: string;
  children: ReactNode;
} & { "data-snap"?: "low" | "full" };

/**
 * The system's own <dialog>: the page behind is inert, the focus comes back to where it was. What stands in it is made
 * anew each time it opens.
 */
export function Dialog({
  open,
  onClose,
  closeByEscape = true,
  closeByBackdrop = true,
  role,
  labelledBy,
  describedBy,
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  useEffect(() => {
    // Chrome lets a second Escape through whatever the page says to the first, unless it is told beforehand.
    dialog.current?.setAttribute("closedby", closeByEscape ? "closerequest" : "none");
  }, [closeByEscape]);
  const mounted = useLeavingTime(open);
  const isBeside = (event: { target: EventTarget }) => event.target === dialog.current;
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "Escape" && !closeByEscape) event.preventDefault();
    keepFocusInside(event);
  };
  return (
    <dialog
      {...rest}
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      // A press on the dialog element itself is one on its backdrop: its content covers the rest. One that began on
      // the content (marking text) and ends beside it is none.
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => closeByBackdrop && isBeside(event) && pressedBeside.current && onClose()}
      onKeyDown={onKeyDown}
      onCancel={(event) => !closeByEscape && event.preventDefault()}
      // React has the end of a dialog that stands within this one rise to it.
      onClose={(event) => isBeside(event) && open && onClose()}
    >
      {mounted && children}
    </dialog>
  );
}

/** As long as dialog.css takes to move a dialog out. */
const leavingMilliseconds = 250;

/** The content goes when the dialog has left the screen, not before. */
function useLeavingTime(open: boolean): boolean {
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setMounted(false), leavingMilliseconds);
    return () => clearTimeout(timer);
  }, [open]);
  return mounted;
}

import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible under what scrolls. */
  footer?: ReactNode;
  /** Questions that need an answer don't close by a tap beside them. */
  dismissible?: boolean;
};

/**
 * The system's own <dialog>: focus stays inside and comes back, Escape closes, the page behind is inert.
 * Rises from the bottom on a phone, stands in the middle of a wider screen.
 */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  dismissible = true,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  // A press on the dialog element itself is a press on its backdrop: its content covers the rest.
  const pressBeside = (event: MouseEvent) => dismissible && event.target === dialog.current && onClose();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="sheet"
      onClick={pressBeside}
      onCancel={(event) => !dismissible && event.preventDefault()}
      onClose={onClose}
    >
      <div className="flex items-center gap-3 px-5 pt-5 pb-3">
        <h2 id={id} className="flex-1 text-lg font-semibold">
          {title}
        </h2>
        {dismissible && (
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{open && children}</div>
      {footer && (
        <div className="border-t border-line px-5 pt-4 pb-[calc(1rem+var(--safe-bottom))]">{footer}</div>
      )}
    </dialog>
  );
}

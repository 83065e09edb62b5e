import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Sheet } from "./sheet.tsx";

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
};

/** A question with one answer that goes on and, mostly, one that doesn't. */
export function Modal({
  confirmLabel,
  onConfirm,
  cancelLabel,
  danger,
  busy,
  children,
  ...sheet
}: ModalProps) {
  return (
    <Sheet
      {...sheet}
      footer={
        <div className="flex flex-col gap-2 sm:flex-row-reverse">
          <Button kind={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm} className="sm:flex-1">
            {confirmLabel}
          </Button>
          {cancelLabel && (
            <Button kind="secondary" onClick={sheet.onClose} className="sm:flex-1">
              {cancelLabel}
            </Button>
          )}
        </div>
      }
    >
      {children}
    </Sheet>
  );
}

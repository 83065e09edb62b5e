import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { IconButton } from "./icon-button.tsx";
import { type Pull, useSheetDrag } from "./sheet-drag.ts";

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible under what scrolls. */
  footer?: ReactNode;
  /** On a phone it first takes 40 % of the screen's height; pulled up it takes what it needs. */
  snap?: boolean;
  /** Something is under way: neither Escape, nor a press beside it, nor the button closes it. */
  locked?: boolean;
};

/**
 * Rises from the bottom on a phone, where it can be pulled down again; stands in the middle of a wider screen. Escape, a
 * press beside it and its button close it.
 */
export function Sheet({ open, onClose, snap = false, locked = false, ...content }: SheetProps) {
  const id = useId();
  const [full, setFull] = useState(false);
  const close = () => {
    setFull(false);
    onClose();
  };
  const pull = (way: Pull) => {
    if (way === "up") return setFull(true);
    if (snap && full) return setFull(false);
    if (!locked) close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      closeByEscape={!locked}
      closeByBackdrop={!locked}
      labelledBy={id}
      className="sheet"
      data-snap={snap ? (full ? "full" : "low") : undefined}
    >
      <Content {...content} id={id} onClose={locked ? undefined : close} onPull={pull} />
    </Dialog>
  );
}

type ContentProps = Pick<SheetProps, "title" | "closeLabel" | "children" | "footer"> & {
  id: string;
  onClose: (() => void) | undefined;
  onPull: (pull: Pull) => void;
};

function Content({ id, title, closeLabel, children, footer, onClose, onPull }: ContentProps) {
  const drag = useSheetDrag(onPull);
  return (
    <>
      <div {...drag} className="sheet-grip flex items-center gap-3 px-5 pt-5 pb-3">
        <h2 id={id} className="flex-1 text-lg font-semibold">
          {title}
        </h2>
        {onClose && (
          <IconButton label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-[calc(1.25rem+var(--safe-bottom))]">
        {children}
      </div>
      {footer && (
        <div className="border-t border-line px-5 pt-4 pb-[calc(1rem+var(--safe-bottom))]">{footer}</div>
      )}
    </>
  );
}

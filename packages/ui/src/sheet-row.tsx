import { type ReactNode, useState } from "react";
import { RowArrow, RowWords, rowLook, type WordsProps } from "./rows.tsx";
import { Sheet } from "./sheet.tsx";

type SheetRowProps = WordsProps & {
  closeLabel: string;
  /** What stands in its sheet, which `close` leaves. */
  children: (close: () => void) => ReactNode;
};

/** A row that opens a sheet of what the page has already, so that it needs no network. */
export function SheetRow({ closeLabel, children, ...words }: SheetRowProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <button type="button" aria-haspopup="dialog" className={rowLook} onClick={() => setOpen(true)}>
        <RowWords {...words} />
        <RowArrow />
      </button>
      <Sheet open={open} onClose={close} title={words.title} closeLabel={closeLabel}>
        {children(close)}
      </Sheet>
    </div>
  );
}

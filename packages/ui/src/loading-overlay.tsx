import { type ReactNode, use, useId } from "react";
import { DefaultWords } from "./default-words.ts";
import { Dialog } from "./dialog.tsx";
import { Spinner } from "./spinner.tsx";

/** Covers everything while something runs that must not be disturbed. Nothing closes it but its end. */
export function LoadingOverlay({ open, label }: { open: boolean; label?: ReactNode }) {
  const id = useId();
  const { overlay } = use(DefaultWords);
  return (
    <Dialog
      open={open}
      onClose={() => {}}
      closeByEscape={false}
      closeByBackdrop={false}
      labelledBy={id}
      className="loading-overlay"
    >
      {/* biome-ignore lint/a11y/noAutofocus: a dialog gives the focus to whatever says so, else to nothing. */}
      <div tabIndex={-1} autoFocus className="flex flex-col items-center gap-4 p-8 outline-none">
        <Spinner className="size-10 text-sea" />
        <p id={id} role="status" className="font-medium">
          {label ?? overlay}
        </p>
      </div>
    </Dialog>
  );
}

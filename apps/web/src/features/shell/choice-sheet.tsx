import { useSheetDrag } from "@rihla/ui/sheet-drag";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

type ChoiceSheetProps = { id: string; title: string; children: ReactNode };

/**
 * A list to choose one from: rises from the bottom on a phone, hangs under the header on a wider screen. A native
 * popover: Escape and a tap beside it close it, and it opens without our scripts. On a phone it can be pulled down.
 */
export function ChoiceSheet({ id, title, children }: ChoiceSheetProps) {
  const t = useTranslations("common");
  const drag = useSheetDrag((pull) => pull === "down" && hideSheet(id));
  return (
    <div
      id={id}
      role="dialog"
      popover="auto"
      aria-labelledby={`${id}-title`}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full has-[form]:min-h-[40vh] max-w-none overflow-y-auto rounded-t-3xl border-0 bg-surface p-0 text-ink shadow-raised backdrop:bg-[rgb(8_14_26/0.55)] md:start-auto md:end-[max(2rem,calc(50vw-34rem))] md:top-18 md:bottom-auto md:!min-h-0 md:w-72 md:rounded-2xl md:border md:border-line md:backdrop:bg-transparent"
    >
      <div {...drag} className="sheet-grip flex items-center justify-between ps-7 pe-4 pt-5 pb-1 md:pt-3">
        <h2 id={`${id}-title`} className="text-lg font-semibold md:text-base">
          {title}
        </h2>
        {/* Drawn by the stylesheet, pressed without scripts. */}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t("close")}
          className="close-mark inline-flex size-11 items-center justify-center rounded-full border border-line hover:bg-sand"
        />
      </div>
      <div className="px-4 pb-[calc(1.25rem+var(--safe-bottom))] md:pb-4">{children}</div>
    </div>
  );
}

export const choiceLook =
  "flex min-h-12 w-full items-center gap-3 rounded-xl px-3 py-2 text-start hover:bg-sand aria-[current=true]:font-semibold";

/** A radio-style mark, before what it marks: where one stands now. */
export function Mark({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-6 shrink-0 items-center justify-center rounded-full border-2 ${on ? "border-sea bg-sea text-on-sea" : "border-edge"}`}
    >
      {on && <Check className="size-4" strokeWidth={3} />}
    </span>
  );
}

/** Choosing moves on without a new page, so the sheet must be told to go. */
export function hideSheet(id: string): void {
  document.getElementById(id)?.hidePopover?.();
}

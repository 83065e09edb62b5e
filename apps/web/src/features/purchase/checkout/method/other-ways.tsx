import { classNames } from "@rihla/ui/class-names";
import { tileLook } from "@rihla/ui/radio-tile";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";

/** The last tile beside the ways to pay, and what it unfolds below them: cards of another currency, somebody else who pays. */
export function useOtherWays(ways: ReactNode): { tile: ReactNode; below: ReactNode } {
  const t = useTranslations("checkout.method.others");
  const id = useId();
  const [open, setOpen] = useState(false);
  return {
    tile: (
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames(tileLook, "border-edge hover:border-ink-2")}
      >
        <span className="flex items-center gap-1 font-semibold">
          {t("label")}
          <ChevronDown aria-hidden="true" className={classNames("size-4", open && "rotate-180")} />
        </span>
        <span className="text-xs text-ink-2">{t("detail")}</span>
      </button>
    ),
    below: (
      <div id={id} hidden={!open}>
        {ways}
      </div>
    ),
  };
}

import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { GuideData } from "../drawn/guide.loader.ts";
import { GuideBody } from "../drawn/guide-body.tsx";

/**
 * Every step of the page in a list: for search engines, the browser's own search and whoever wants to read ahead. It stands open on paper and
 * where no script runs, in place of the player.
 */
export function AllSteps(data: GuideData) {
  const t = useTranslations("guide.player");
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Browsers from before 2025 print of what is folded nothing, whatever the stylesheet says.
    const unfold = () => fold.current?.setAttribute("open", "");
    window.addEventListener("beforeprint", unfold);
    return () => window.removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <details
      ref={fold}
      className="group print:details-content:[content-visibility:visible] [@media(scripting:none)]:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-card border border-line bg-surface px-4 font-medium hover:bg-sand print:hidden [&::-webkit-details-marker]:hidden [@media(scripting:none)]:hidden">
        <span className="flex-1">{t("all")}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pt-4 print:pt-0">
        <GuideBody id="steps" {...data} />
      </div>
    </details>
  );
}

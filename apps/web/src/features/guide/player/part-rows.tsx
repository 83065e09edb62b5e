import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { To } from "react-router";
import { useTranslations } from "use-intl";
import { Link } from "../../../lib/navigation/navigation.tsx";
import type { PlayedPart } from "./places.ts";

export type PartRowsProps = {
  parts: readonly PlayedPart[];
  current: number;
  startOf: (part: number) => To;
  /** Beside the name of the one that is advised. */
  badge?: (played: PlayedPart) => ReactNode;
};

/** All parts of a guide, of which one is played. The rows of the design system would bring their sheets to a first visit. */
export function PartRows({ parts, current, startOf, badge }: PartRowsProps) {
  const t = useTranslations("guide.player");
  return (
    <nav aria-label={t("parts")} className="print:hidden [@media(scripting:none)]:hidden">
      <h2 className="mb-3 text-lg">{t("parts")}</h2>
      <div className="overflow-clip rounded-card border border-line bg-surface *:not-first:border-t *:not-first:border-line">
        {parts.map((played, at) => (
          <Link
            key={played.part.key}
            to={startOf(at)}
            preventScrollReset
            aria-current={at === current ? "true" : undefined}
            className="flex min-h-14 items-center gap-3 px-4 py-1.5 max-[18rem]:flex-wrap max-[18rem]:gap-y-0 hover:bg-sand focus-visible:-outline-offset-3"
          >
            <span className="min-w-0 flex-1 max-[18rem]:basis-full">
              <span className="flex flex-wrap items-center gap-x-2 font-medium">
                {played.part.title}
                {badge?.(played)}
              </span>
              <span className="block text-xs text-ink-2">
                {t("count", { count: played.part.steps.length })}
              </span>
            </span>
            <span className={at === current ? "text-sm text-ink-2" : "text-sm font-semibold text-sea"}>
              {t(at === current ? "now" : "start")}
            </span>
            <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-ink-2" />
          </Link>
        ))}
      </div>
    </nav>
  );
}

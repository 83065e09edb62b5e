import { locales } from "@rihla/i18n";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { ShownGuide } from "./shown-step.ts";

/** Whose menus are shown, in a line; it opens what chooses another phone, and says how far the names are to be relied on. */
export function DeviceFold({ guide, children }: { guide: ShownGuide; children: ReactNode }) {
  const t = useTranslations("guide");
  const fold = useFoldedAfterChoice([guide.maker, guide.version.key, guide.menus].join());
  return (
    <details ref={fold} className="group print:hidden">
      <summary className="-mx-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-lg px-2 text-sm text-ink-2 hover:bg-sand [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t("phones.label")}</span>
        <span>
          {t(`phones.${guide.maker}`)} · <bdi dir="ltr">{guide.version.name}</bdi> ·{" "}
          <bdi lang={guide.menus}>{locales[guide.menus].name}</bdi>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="mt-1 mb-4 flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
        {children}
        <p className="text-sm text-ink-2">
          <span className="font-medium text-ink">{t("know.menus.title")}.</span>{" "}
          {guide.wordSource === "documented" ? t("know.menus.body") : t(`wordSource.${guide.wordSource}`)}
        </p>
      </div>
    </details>
  );
}

/** Once another phone is chosen its line says so; whoever chose by keyboard goes on from there. */
function useFoldedAfterChoice(chosen: string) {
  const fold = useRef<HTMLDetailsElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (!fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [chosen]);
  return fold;
}

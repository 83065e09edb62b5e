import type { Esim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { ChevronDown, LifeBuoy } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import {
  isGone,
  type TroubleshootingOption,
  troubleshootingOptions,
} from "../../domain/esims/troubleshooting.ts";

/** `begun`: shown first, so already under way. */
export type TroubleshootingParts = Record<
  TroubleshootingOption,
  (esim: Esim, begun: boolean) => ReactNode
> & {
  /** What became of an earlier report, which is never folded away. */
  reported: (esim: Esim) => ReactNode;
};
type TroubleshootingProps = { esim: Esim; parts: TroubleshootingParts; open?: boolean };

/** The one way in for who says that an eSIM does not work. */
export function Troubleshooting({ esim, parts, open = isGone(esim) }: TroubleshootingProps) {
  const t = useTranslations("esims");
  const [chosen, choose] = useState<boolean | null>(null);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash !== "#not-working") return;
    choose(true);
    section.current?.scrollIntoView({ block: "start" });
  }, []);
  const id = useId();
  const ways = troubleshootingOptions(esim.status);
  const folds = ways.length > 1;
  const shown = !folds || (chosen ?? open);
  return (
    <div ref={section} className="flex scroll-mt-20 flex-col gap-4">
      {folds && (
        <Button kind="secondary" wide aria-expanded={shown} aria-controls={id} onClick={() => choose(!shown)}>
          <LifeBuoy aria-hidden="true" className="size-5" />
          {t("notWorking")}
          <ChevronDown aria-hidden="true" className={shown ? "size-5 rotate-180" : "size-5"} />
        </Button>
      )}
      {/* One that a report has cancelled has no other way left, and keeps what was answered. */}
      <div id={id} className="flex flex-col gap-4 empty:hidden">
        {shown
          ? ways.map((way, at) => <Fragment key={way}>{parts[way](esim, at === 0)}</Fragment>)
          : parts.reported(esim)}
      </div>
    </div>
  );
}

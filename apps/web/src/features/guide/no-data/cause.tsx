import type { Maker } from "@rihla/guides";
import { Button } from "@rihla/ui/button";
import { CopyRow } from "@rihla/ui/copy-row";
import { useTranslations } from "use-intl";
import { copyText } from "../../../platform/sharing/clipboard.ts";
import { DrawnSteps } from "../drawn/drawn-steps.tsx";
import { useGuide } from "../use-guide.ts";
import type { Question } from "./finding.ts";
import { guideStepsFor } from "./steps-for.ts";

type CauseProps = {
  cause: Question;
  maker: Maker;
  apn: string | null;
  onWorks: () => void;
  onStill: () => void;
};

/** What is probably wrong, and what to do about it, on this phone's screens. */
export function Cause({ cause, maker, apn, onWorks, onStill }: CauseProps) {
  const t = useTranslations("guide.check");
  const title = t(`causes.${cause}`);
  const { subject, steps } = guideStepsFor[cause];
  const guide = useGuide(subject, maker);
  return (
    <div>
      <h3 className="text-lg font-medium">{title}</h3>
      {cause === "apn" && apn && (
        <div className="mt-3">
          <CopyRow
            label="APN"
            value={apn}
            copyLabel={t("copyApn")}
            copiedLabel={t("copied")}
            onCopy={copyText}
          />
        </div>
      )}
      <div className="mt-4">
        {guide?.parts.map((part) => {
          const shown = steps ? part.steps.filter(({ key }) => steps.includes(key)) : part.steps;
          return <DrawnSteps key={part.key} guide={guide} part={{ ...part, steps: shown }} label={title} />;
        })}
      </div>
      <p className="mt-4 text-sm text-ink-2">{t("patience")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onWorks}>{t("works")}</Button>
        <Button kind="secondary" onClick={onStill}>
          {t("still")}
        </Button>
      </div>
    </div>
  );
}

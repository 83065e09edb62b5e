import type { Maker } from "@rihla/guides";
import { Button } from "@rihla/ui/button";
import { useTranslations } from "use-intl";
import { DrawnScreen } from "../drawn/drawn-screen.tsx";
import { useGuide } from "../use-guide.ts";
import { type Question, questions } from "./finding.ts";
import { guideStepsFor } from "./steps-for.ts";

type QuestionStepProps = {
  question: Question;
  number: number;
  maker: Maker;
  onAnswer: (answer: "yes" | "no") => void;
};

/** One question, beside the screen on which it is answered. */
export function QuestionStep({ question, number, maker, onAnswer }: QuestionStepProps) {
  const t = useTranslations("guide.check");
  const guide = useGuide(guideStepsFor[question].subject, maker);
  const steps = guide?.parts.flatMap((part) => part.steps);
  const step = steps?.find(({ key }) => key === guideStepsFor[question].asked);
  return (
    <div className="flex flex-wrap items-start gap-5">
      <fieldset className="min-w-0 flex-[1_1_14rem]">
        <legend aria-live="polite">
          <span className="block text-sm text-ink-2">
            {t("progress", { number, count: questions.length })}
          </span>
          <span className="mt-1 block text-lg font-medium">{t(`questions.${question}`)}</span>
        </legend>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => onAnswer("yes")}>{t("yes")}</Button>
          <Button kind="secondary" onClick={() => onAnswer("no")}>
            {t("no")}
          </Button>
          <Button kind="quiet" onClick={() => onAnswer("no")}>
            {t("unsure")}
          </Button>
        </div>
      </fieldset>
      {step && (
        <div className="flex-[0_1_14rem]">
          <DrawnScreen drawing={step.drawing} />
        </div>
      )}
    </div>
  );
}

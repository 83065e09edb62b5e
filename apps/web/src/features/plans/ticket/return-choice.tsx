import { maxDays } from "@rihla/contract/rules";
import { Field, inputLook } from "@rihla/ui/field";
import { RadioTile } from "@rihla/ui/radio-tile";
import { useTranslations } from "use-intl";
import { addDays, type Day } from "../../../domain/plans/calendar.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { dayInWords } from "../trip/trip-text.ts";
import { Question } from "./question.tsx";

/** `day`: undefined where somebody does not know it yet. */
export type Back = { day: Day | undefined };

/** How long people stay: a weekend, a week, ten days, an Omra. */
const usualDays = [4, 8, 10, 15];

type ReturnChoiceProps = { from: Day; back: Back | undefined; onChoose: (back: Back) => void };

/** The way back, in one tap. */
export function ReturnChoice({ from, back, onChoose }: ReturnChoiceProps) {
  const t = useTranslations("ticket.back");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const days = usualDays.map((count) => ({ count, day: addDays(from, count - 1) }));
  return (
    <div className="flex flex-col gap-2">
      <Question title={t("question")} why={t("why")}>
        {days.map(({ count, day }) => (
          <RadioTile
            key={day}
            name="back"
            value={day}
            chosen={back?.day === day}
            onChoose={() => onChoose({ day })}
            label={dayInWords(day, language)}
          >
            <span className="text-ink-2">{tc("days", { count })}</span>
          </RadioTile>
        ))}
        <RadioTile
          name="back"
          value=""
          chosen={back !== undefined && back.day === undefined}
          onChoose={() => onChoose({ day: undefined })}
          label={t("none")}
        />
        <Field label={t("day")} labelInside>
          {(parts) => (
            <input
              {...parts}
              type="date"
              min={from}
              max={addDays(from, maxDays - 1)}
              onChange={({ target: { value } }) => value >= from && onChoose({ day: value })}
              className={`${inputLook(false)} min-h-17 pt-5`}
            />
          )}
        </Field>
      </Question>
    </div>
  );
}

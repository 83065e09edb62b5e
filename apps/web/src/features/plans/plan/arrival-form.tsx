import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { type Day, longDay } from "../../../domain/plans/calendar.ts";
import { useGo, useHref } from "../../../lib/navigation/navigation.tsx";
import { useInputBeforeHydration } from "../../../lib/page/use-input-before-hydration.ts";
import { parsePlanSearch } from "../../../paths.ts";

type ArrivalFormProps = { from: Day | undefined; today: Day; addressFor: (from: Day) => string };

/** The day somebody arrives: once scripts are here a calendar that is fetched when it opens, before that the browser's own input. */
export function ArrivalForm({ from, today, addressFor }: ArrivalFormProps) {
  const t = useTranslations("plan.dates");
  const go = useGo();
  const [isOwn, setOwn] = useState(false);
  const [sheet, setSheet] = useState<ReactNode>();
  const [path = "", query = ""] = addressFor(today).split("?");
  const choose = (typed: string) => {
    const { from: chosen } = parsePlanSearch(new URLSearchParams({ from: typed }));
    if (chosen && chosen !== from) go(addressFor(chosen), { replace: true, preventScrollReset: true });
  };
  const form = useInputBeforeHydration((written) => choose(String(written.get("from") ?? "")));
  // Who was quicker than our scripts goes on in what they have begun.
  useEffect(() => setOwn(form.current?.contains(document.activeElement) === false), [form]);
  const open = () =>
    import("../trip/when-sheet.tsx").then(
      ({ arrivalSheet }) => setSheet(arrivalSheet(from, choose)),
      () => setOwn(false),
    );
  return (
    <form ref={form} action={useHref(path)} onSubmit={(event: FormEvent) => isOwn && event.preventDefault()}>
      {[...new URLSearchParams(query)].map(
        ([name, value]) => name !== "from" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={t("arrival")} className="mt-3">
        {(parts) => (
          <span className="flex flex-wrap items-center gap-2">
            {isOwn ? (
              <button
                {...parts}
                type="button"
                aria-haspopup="dialog"
                aria-label={[t("arrival"), from ? longDay(from) : t("choose")].join(" ")}
                onClick={open}
                className={`${inputLook(false)} max-w-56 text-start`}
              >
                {from ? longDay(from) : <span className="text-ink-2">{t("choose")}</span>}
              </button>
            ) : (
              <>
                <input
                  {...parts}
                  type="date"
                  name="from"
                  min={today}
                  defaultValue={from}
                  onChange={(event) => choose(event.target.value)}
                  className={`${inputLook(false)} max-w-56 max-[14rem]:[&::-webkit-calendar-picker-indicator]:hidden`}
                />
                <Button type="submit" kind="secondary" size="medium">
                  {t("show")}
                </Button>
              </>
            )}
          </span>
        )}
      </Field>
      {sheet}
    </form>
  );
}

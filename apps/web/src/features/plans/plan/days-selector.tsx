import { maxDays, minDays } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { IconButton } from "@rihla/ui/icon-button";
import { Minus, Plus } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { useGo, useHref } from "../../../lib/navigation/navigation.tsx";
import { useHydrated } from "../../../lib/page/use-hydrated.ts";
import { daysFrom } from "./days.ts";

type DaysSelectorProps = { days: number; addressFor: (days: number) => string };

/** How many days of an unlimited plan. Without scripts, a form with a button; with them, prices follow at once. */
export function DaysSelector({ days, addressFor }: DaysSelectorProps) {
  const t = useTranslations("plans.days");
  const go = useGo();
  const hydrated = useHydrated();
  // As asked: a number that can't be bought stays in the field, with the reason below.
  const asked = useSearchParams()[0].get("days")?.slice(0, 4) ?? String(days);
  const [text, setText] = useState(asked);
  useEffect(() => setText(asked), [asked]);
  const change = (next: string) => {
    setText(next);
    const valid = daysFrom(next);
    if (valid === undefined || valid === days) return;
    go(addressFor(valid), { replace: true, preventScrollReset: true });
  };
  const [path = "", query = ""] = addressFor(days).split("?");
  const error = daysFrom(text) === undefined ? t("outOfRange") : undefined;
  return (
    <form action={useHref(path)} onSubmit={(event: FormEvent) => event.preventDefault()}>
      {[...new URLSearchParams(query)].map(
        ([name, value]) => name !== "days" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={t("label")} hint={t("hint")} error={error} className="mt-5">
        {(parts) => (
          <span className="flex items-center gap-2">
            {hydrated && (
              <IconButton
                label={t("fewer")}
                disabled={days <= minDays}
                onClick={() => change(String(days - 1))}
              >
                <Minus aria-hidden="true" className="size-5" />
              </IconButton>
            )}
            <span className="w-24">
              <input
                {...parts}
                name="days"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={text}
                onChange={(event) => change(event.target.value)}
                className={`${inputLook(error !== undefined)} ltr-inside text-center font-semibold`}
              />
            </span>
            {hydrated ? (
              <IconButton
                label={t("more")}
                disabled={days >= maxDays}
                onClick={() => change(String(days + 1))}
              >
                <Plus aria-hidden="true" className="size-5" />
              </IconButton>
            ) : (
              <Button type="submit" kind="secondary" size="medium">
                {t("show")}
              </Button>
            )}
          </span>
        )}
      </Field>
    </form>
  );
}

import { formatData } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { inputLook } from "@rihla/ui/field";
import { Gauge } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslations } from "use-intl";
import { useHref } from "../../../lib/navigation/navigation.tsx";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { type PackagesSearch, paths } from "../../../paths.ts";
import type { Wish } from "./advice.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import { habitNames, habits, levels, usualLevel } from "./need.ts";

type NeedFormProps = {
  code: string;
  search: PackagesSearch;
  /** What was found by it; null where nobody has asked. */
  wish: Wish | null;
  /** In the browser; the server answers the form as well. */
  onSend: (form: HTMLFormElement) => void;
};

/** From habits to megabytes a day: what is chosen is sent as it counts, so that adding up is all there is to do. */
export function NeedForm({ code, search, wish, onSend }: NeedFormProps) {
  const t = useTranslations("advice.need");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { perDay: _, ...others } = search;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(event.currentTarget);
  };
  return (
    <>
      <details id="need" className="min-w-0 open:basis-full">
        <summary className="inline-flex min-h-11 list-none items-center gap-2 text-sm font-medium text-sea hover:underline [&::-webkit-details-marker]:hidden">
          <Gauge aria-hidden="true" className="size-4.5" />
          {t("title")}
        </summary>
        <form
          action={useHref(paths.packages(code))}
          onSubmit={send}
          className="mt-1 rounded-card border border-line bg-surface p-4"
        >
          <HiddenFields of={others} />
          <p className="mb-3 text-sm text-ink-2">{t("body")}</p>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {habitNames.map((habit) => (
              <label key={habit} className="block text-sm font-medium">
                {t(`habits.${habit}`)}
                <select
                  name="use"
                  defaultValue={habits[habit][usualLevel[habit]]}
                  className={`${inputLook(false)} mt-1 font-normal`}
                >
                  {levels.map((level, at) => (
                    <option key={level} value={habits[habit][at]}>
                      {t(`levels.${habit}.${level}`)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
          <Button type="submit" kind="secondary" className="mt-4">
            {t("apply")}
          </Button>
        </form>
      </details>
      {wish && (
        <p role="status" className="mt-2 text-sm font-medium">
          {t("figure", {
            data: formatData(wish.perDayBytes, language),
            total: formatData(wish.perDayBytes * wish.days, language),
            days: tc("days", { count: wish.days }),
          })}
        </p>
      )}
    </>
  );
}

import { defaultCurrency } from "@rihla/contract/rules";
import { Card } from "@rihla/ui/card";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { countIn, endOf, type TypedBatch } from "./typed-batch.ts";
import { useBatchWords } from "./use-batch-words.ts";

/** What will be made, in words, and what it is worth. */
export function BatchPreview({ typed: { place, plan, days, quantity, until } }: { typed: TypedBatch }) {
  const t = useTranslations("admin.vouchers");
  const said = useSaid();
  const { planWords } = useBatchWords();
  const { data: places = [] } = useQuery(answerOf("GET /places"));
  const names = places.find(({ code }) => code === place)?.names;
  const price = plan?.prices.find(({ currency }) => currency === defaultCurrency);
  const [count, chosenDays] = [countIn(quantity), plan?.days ?? countIn(days)];
  const each = plan?.days === null ? chosenDays : 1;
  return (
    <Section title={t("preview")}>
      <Card className="grid gap-2">
        {plan && names && count > 0 && until ? (
          <>
            <p>
              {t("does", { count, what: planWords({ ...plan, days: chosenDays }), place: said.place(names) })}
            </p>
            <p>{t("doesUntil", { at: said.day(endOf(until)) })}</p>
            {price && (
              <p className="text-ink-2">
                {t("worth", { sum: said.money({ ...price, amount: price.amount * count * each }) })}
              </p>
            )}
          </>
        ) : (
          <p className="text-ink-2">{t("fill")}</p>
        )}
      </Card>
    </Section>
  );
}

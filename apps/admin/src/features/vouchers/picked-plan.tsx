import { SelectField } from "@rihla/ui/select-field";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import type { TypedBatch } from "./typed-batch.ts";
import { useBatchWords } from "./use-batch-words.ts";

type Props = { typed: TypedBatch; onChange: (part: Partial<TypedBatch>) => void };

/** A place, then one of the plans that are on sale for it. */
export function PickedPlan({ typed, onChange }: Props) {
  const t = useTranslations("admin.vouchers");
  const said = useSaid();
  const { planWords } = useBatchWords();
  const places = useQuery(answerOf("GET /places"));
  const shelf = useQuery({
    ...answerOf("GET /places/{code}", { path: { code: typed.place } }),
    enabled: typed.place !== "",
  });
  const named = (places.data ?? [])
    .filter(({ plans, hidden }) => plans > 0 && !hidden)
    .map(({ code, names }) => ({ value: code, label: said.place(names) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, document.documentElement.lang));
  const plans = (typed.place === "" ? [] : (shelf.data?.list ?? [])).filter(({ onSale }) => onSale);
  return (
    <>
      <SelectField
        label={t("place")}
        placeholder={t("choose")}
        required
        options={named}
        value={typed.place}
        onChange={({ target }) => onChange({ place: target.value, plan: undefined })}
      />
      <SelectField
        label={t("plan")}
        placeholder={t("choose")}
        required
        disabled={plans.length === 0}
        hint={shelf.isSuccess && plans.length === 0 && typed.place !== "" ? t("noPlans") : undefined}
        options={plans.map((plan) => ({
          value: plan.code,
          label: [planWords(plan), ...plan.prices.slice(0, 1).map(said.money)].join(" · "),
        }))}
        value={typed.plan?.code ?? ""}
        onChange={({ target }) => onChange({ plan: plans.find(({ code }) => code === target.value) })}
      />
      <RefusalNotice error={places.error ?? shelf.error} />
    </>
  );
}

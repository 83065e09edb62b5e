import { mostVouchersOfBatch } from "@rihla/contract/admin/operator-rules";
import { maxDays } from "@rihla/contract/rules";
import { TextField } from "@rihla/ui/text-field";
import { useTranslations } from "use-intl";
import { PickedPlan } from "./picked-plan.tsx";
import { dayIn, type TypedBatch } from "./typed-batch.ts";

type Props = { typed: TypedBatch; onChange: (part: Partial<TypedBatch>) => void };

/** What vouchers open, how many of them, and until when. */
export function BatchFields({ typed, onChange }: Props) {
  const t = useTranslations("admin.vouchers");
  const count = (name: "days" | "quantity", most: number) => (
    <TextField
      label={t(name)}
      hint={t(`${name}Hint`, { most })}
      required
      type="number"
      dir="ltr"
      min={1}
      max={most}
      value={typed[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PickedPlan typed={typed} onChange={onChange} />
      {typed.plan?.days === null && count("days", maxDays)}
      {count("quantity", mostVouchersOfBatch)}
      <TextField
        label={t("until")}
        hint={t("untilHint")}
        required
        type="date"
        min={dayIn(0)}
        value={typed.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
    </div>
  );
}

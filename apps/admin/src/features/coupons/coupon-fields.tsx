import { couponCodeLongest, offeredCurrencies } from "@rihla/contract/rules";
import { RadioTile } from "@rihla/ui/radio-tile";
import { TextField } from "@rihla/ui/text-field";
import { useTranslations } from "use-intl";
import { amountPattern } from "../../lib/amount.ts";
import { Section } from "../../lib/section.tsx";
import { PickedPlaces } from "./picked-places.tsx";
import { countPattern, percentPattern, type TypedCoupon } from "./typed-coupon.ts";

type Props = { typed: TypedCoupon; onChange: (part: Partial<TypedCoupon>) => void };

/** Everything that a coupon may be told. */
export function CouponFields({ typed, onChange }: Props) {
  const t = useTranslations("admin.coupons");
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={t("code")}
        hint={t("codeHint")}
        dir={typed.code ? "auto" : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        minLength={2}
        maxLength={couponCodeLongest}
        value={typed.code}
        onChange={({ target }) => onChange({ code: target.value })}
      />
      <Takes typed={typed} onChange={onChange} />
      <Section title={t("forWhat")}>
        <PickedPlaces picked={typed.destinations} onChange={(destinations) => onChange({ destinations })} />
        <TextField
          label={t("plans")}
          hint={t("plansHint")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          value={typed.plans}
          onChange={({ target }) => onChange({ plans: target.value })}
        />
      </Section>
      <Limits typed={typed} onChange={onChange} />
    </div>
  );
}

function Takes({ typed, onChange }: Props) {
  const t = useTranslations("admin.coupons");
  return (
    <Section title={t("takes")}>
      <div className="grid grid-cols-2 gap-2 max-[18rem]:grid-cols-1">
        {(["percent", "amounts"] as const).map((kind) => (
          <RadioTile
            key={kind}
            name="kind"
            value={kind}
            chosen={typed.kind === kind}
            onChoose={() => onChange({ kind })}
            label={t(kind)}
          />
        ))}
      </div>
      {typed.kind === "percent" ? (
        <TextField
          label={t("percentField")}
          required
          dir="ltr"
          inputMode="numeric"
          pattern={percentPattern}
          value={typed.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      ) : (
        <Sums
          labelOf={(currency) => t("amountIn", { currency })}
          hint={t("amountHint")}
          sums={typed.amounts}
          onChange={(amounts) => onChange({ amounts })}
        />
      )}
    </Section>
  );
}

function Limits({ typed, onChange }: Props) {
  const t = useTranslations("admin.coupons");
  return (
    <Section title={t("limits")}>
      <Sums
        labelOf={(currency) => t("minimumIn", { currency })}
        hint={t("minimumHint")}
        sums={typed.minimums}
        onChange={(minimums) => onChange({ minimums })}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {(["starts", "ends"] as const).map((name) => (
          <TextField
            key={name}
            label={t(name === "starts" ? "startField" : "endField")}
            hint={t("timeHint")}
            type="datetime-local"
            value={typed[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
        {(["maxUses", "maxUsesEach"] as const).map((name) => (
          <TextField
            key={name}
            label={t(name === "maxUses" ? "mostField" : "eachField")}
            hint={t("emptyHint")}
            dir="ltr"
            inputMode="numeric"
            pattern={countPattern}
            value={typed[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))}
      </div>
    </Section>
  );
}

type SumsProps = {
  labelOf: (currency: string) => string;
  hint: string;
  sums: Readonly<Record<string, string>>;
  onChange: (sums: Record<string, string>) => void;
};

/** A sum in each currency that people pay in; an empty one is none. */
function Sums({ labelOf, hint, sums, onChange }: SumsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-1 max-[18rem]:grid-cols-1">
      {offeredCurrencies.map((currency) => (
        <TextField
          key={currency}
          label={labelOf(currency)}
          dir="ltr"
          inputMode="decimal"
          pattern={amountPattern}
          value={sums[currency] ?? ""}
          onChange={({ target }) => onChange({ ...sums, [currency]: target.value })}
        />
      ))}
      <p className="col-span-full text-sm text-ink-2">{hint}</p>
    </div>
  );
}

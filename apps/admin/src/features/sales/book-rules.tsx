import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useTranslations } from "use-intl";
import { Section } from "../../lib/section.tsx";
import { codesPattern, newRule, percentPattern, ratePattern, type TypedRule } from "./typed-book.ts";

type Props = { rules: readonly TypedRule[]; onChange: (rules: TypedRule[]) => void };

/** The margins in their order; the last one fits whatever is left, so it has no conditions. */
export function BookRules({ rules, onChange }: Props) {
  const t = useTranslations("admin");
  const change = (at: number, part: Partial<TypedRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)));
  const raise = (at: number) =>
    onChange(rules.with(at, rules[at - 1] as TypedRule).with(at - 1, rules[at] as TypedRule));
  return (
    <Section
      title={t("prices.rules")}
      actions={
        <Button kind="secondary" size="small" onClick={() => onChange([newRule(), ...rules])}>
          {t("prices.addRule")}
        </Button>
      }
    >
      <p className="text-sm text-ink-2">{t("prices.rulesText")}</p>
      {rules.map((rule, at) => (
        <Card key={rule.key} className="grid grid-cols-2 gap-3">
          <Margin rule={rule} onChange={(part) => change(at, part)} />
          {at < rules.length - 1 && (
            <>
              <Conditions rule={rule} onChange={(part) => change(at, part)} />
              <div className="col-span-2 flex flex-wrap gap-2">
                {at > 0 && (
                  <Button kind="quiet" size="small" onClick={() => raise(at)}>
                    {t("prices.raise")}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => onChange(rules.filter((one) => one !== rule))}
                >
                  {t("prices.remove")}
                </Button>
              </div>
            </>
          )}
        </Card>
      ))}
    </Section>
  );
}

type RuleProps = { rule: TypedRule; onChange: (part: Partial<TypedRule>) => void };

function Margin({ rule, onChange }: RuleProps) {
  const t = useTranslations("admin");
  return (
    <>
      <TextField
        label={t("prices.name")}
        required
        maxLength={40}
        value={rule.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t("prices.percent")}
        required
        dir="ltr"
        inputMode="numeric"
        pattern={percentPattern}
        value={rule.percent}
        onChange={({ target }) => onChange({ percent: target.value })}
      />
    </>
  );
}

function Conditions({ rule, onChange }: RuleProps) {
  const t = useTranslations("admin");
  return (
    <>
      <SelectField
        label={t("prices.kind")}
        options={(["", "fixed", "unlimited"] as const).map((value) => ({
          value,
          label: t(`prices.${value || "any"}`),
        }))}
        value={rule.kind}
        onChange={({ target }) => onChange({ kind: target.value as TypedRule["kind"] })}
      />
      <TextField
        label={t("prices.below")}
        dir="ltr"
        inputMode="decimal"
        pattern={ratePattern}
        value={rule.below}
        onChange={({ target }) => onChange({ below: target.value })}
      />
      <TextField
        fieldClassName="col-span-2"
        label={t("prices.destinations")}
        hint={t("prices.destinationsHint")}
        dir="ltr"
        pattern={codesPattern}
        value={rule.destinations}
        onChange={({ target }) => onChange({ destinations: target.value })}
      />
    </>
  );
}

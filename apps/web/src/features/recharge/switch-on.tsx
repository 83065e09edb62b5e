import type { AutomaticRecharge, Esim, Plan } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { formatData, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

/** Brings the pad on which the wallet's PIN is typed. */
export type AskPin = (asked: {
  title: string;
  error: Error | null;
  busy: boolean;
  onPin: (pin: string) => void;
  onClose: () => void;
}) => ReactNode;

export type SwitchOnProps = {
  esim: Esim;
  onDone: (now: AutomaticRecharge | null) => void;
  askPin: AskPin;
};

/** Which top-up, how much in a month at most, and the wallet's PIN. */
export function SwitchOn({ esim, ...given }: SwitchOnProps) {
  const t = useTranslations("recharge");
  const problemText = useProblemText();
  const { currency } = useVisitor();
  const choice = useQuery(
    apiQuery("GET /esims/{id}/top-ups", { path: { id: esim.id }, query: { currency } }),
  );
  if (choice.error) return <Notice tone="wrong">{problemText(choice.error)}</Notice>;
  if (!choice.data) return <p className="text-sm">{t("loading")}</p>;
  const [first] = choice.data.plans;
  if (!first) return <Notice>{t("obstacle.not_offered")}</Notice>;
  return <Form esim={esim} plans={choice.data.plans} first={first} {...given} />;
}

type FormProps = SwitchOnProps & { plans: readonly Plan[]; first: Plan };

function Form({ esim, plans, first, onDone, askPin }: FormProps) {
  const t = useTranslations("recharge.automatic");
  const words = useTranslations("recharge");
  const { language } = useVisitor();
  const [code, setCode] = useState(first.code);
  const [typed, setTyped] = useState("");
  const [asking, setAsking] = useState(false);
  const plan = plans.find((one) => one.code === code) ?? first;
  const { currency } = plan.price;
  const row = currencyRow(currency);
  const ceiling = { amount: Math.round(Number(typed) * 10 ** row.exponent), currency };
  const isTooLow = typed !== "" && !(ceiling.amount >= plan.price.amount);
  const save = useMutation({
    mutationFn: (walletPin: string) =>
      api("PUT /esims/{id}/automatic-top-up", {
        path: { id: esim.id },
        body: { plan: code, ceiling, walletPin },
      }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== "" && !isTooLow) setAsking(true);
  };
  const nameOf = (one: Plan) =>
    `${formatData(one.dataBytes, language)} · ${words("days", { days: one.days ?? 0 })} · ${formatMoney(one.price, language)}`;
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t("plan")}
          options={plans.map((one) => ({ value: one.code, label: nameOf(one) }))}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <TextField
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className="rtl:text-end"
          label={t("ceiling")}
          hint={t("ceilingHint", { currency: row.names[language] })}
          error={isTooLow ? t("ceilingWrong", { price: formatMoney(plan.price, language) }) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
        <Button type="submit" size="medium">
          {t("switchOn")}
        </Button>
      </form>
      {asking &&
        askPin({
          title: t("title"),
          error: save.error,
          busy: save.isPending || save.isSuccess,
          onPin: save.mutate,
          onClose: () => {
            save.reset();
            setAsking(false);
          },
        })}
    </>
  );
}

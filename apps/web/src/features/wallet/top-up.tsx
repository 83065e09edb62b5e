import type { Money, OfferedMethod, PaymentMethod } from "@rihla/contract";
import { currencyRow } from "@rihla/contract/rules";
import { topUpAmounts, topUpFault } from "@rihla/contract/rules/top-ups";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { CardMarks } from "@rihla/ui/card-marks";
import { Chip } from "@rihla/ui/chip";
import { Notice } from "@rihla/ui/notice";
import { RadioCard } from "@rihla/ui/radio-card";
import { Sheet } from "@rihla/ui/sheet";
import { TextField } from "@rihla/ui/text-field";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { startTopUp } from "../../domain/payments/start-top-up.ts";
import { useCardNames } from "../../domain/payments/use-card-names.ts";
import { useReturnFromBank } from "../../domain/payments/use-return-from-bank.ts";
import { useShopClosed } from "../../domain/payments/use-shop-closed.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import type { RootData } from "../../lib/page/root-data.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { LeavingForTopUp } from "./leaving-for-top-up.tsx";

type TopUpProps = { open: boolean; currency: string; onClose: () => void };

/** How much, and by which card: then the bank's page. */
export function TopUp({ open, currency, onClose }: TopUpProps) {
  const t = useTranslations("wallet.topUp");
  const common = useTranslations("common");
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      {open && <Choice key={currency} currency={currency} />}
    </Sheet>
  );
}

function Choice({ currency }: { currency: string }) {
  const t = useTranslations("wallet.topUp");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const { least = 0, most = 0, suggested = [] } = topUpAmounts[currency] ?? {};
  const [amount, setAmount] = useState(suggested[1] ?? least);
  const sum = { amount, currency };
  const methods = useMethods(sum);
  const [wanted, choose] = useState<PaymentMethod>();
  const chosen = methods.find(({ method }) => method === wanted) ?? methods[0];
  const method = chosen?.method;
  const cards = chosen?.cards ?? [];
  const namesOf = useCardNames();
  const topUp = useMutation({ mutationFn: (by: PaymentMethod) => startTopUp(sum, by, language) });
  useReturnFromBank(topUp.reset);
  const inWords = (minor: number) => formatMoney({ amount: minor, currency }, language);
  const bounds = { least: inWords(least), most: inWords(most) };
  const isWrong = topUpFault(sum) !== undefined;
  return (
    <div className="flex flex-col gap-5">
      <Closed />
      <fieldset className="min-w-0">
        <legend className="pb-2 font-medium">{t("amount")}</legend>
        <div className="flex flex-wrap gap-2">
          {suggested.map((minor) => (
            <Chip key={minor} chosen={minor === amount} onClick={() => setAmount(minor)}>
              <bdi>{inWords(minor)}</bdi>
            </Chip>
          ))}
        </div>
      </fieldset>
      <OtherAmount
        currency={currency}
        onAmount={setAmount}
        hint={t("range", bounds)}
        error={isWrong ? t("wrong", bounds) : undefined}
      />
      <Methods methods={methods} chosen={method} onChoose={choose} />
      {topUp.error && (
        <Notice tone="wrong" announce>
          {problemText(topUp.error)}
        </Notice>
      )}
      <Button
        wide
        className="flex-wrap"
        busy={topUp.isPending || topUp.isSuccess}
        disabled={isWrong || !method}
        onClick={() => method && topUp.mutate(method)}
      >
        {t("pay", { amount: isWrong ? "" : inWords(amount) })}{" "}
        <CardMarks cards={cards} label={namesOf(cards)} />
      </Button>
      <LeavingForTopUp leaving={topUp.data} />
    </div>
  );
}

/** Said before an amount is typed. */
function Closed() {
  const t = useTranslations("checkout.closed");
  if (!useShopClosed()) return null;
  return (
    <Notice tone="care" announce title={t("title")}>
      {t("body")}
    </Notice>
  );
}

type OtherAmountProps = {
  currency: string;
  onAmount: (minor: number) => void;
  hint: string;
  error: string | undefined;
};

function OtherAmount({ currency, onAmount, hint, error }: OtherAmountProps) {
  const t = useTranslations("wallet.topUp");
  const { exponent } = currencyRow(currency);
  const change = (typed: string) =>
    onAmount(Math.round(Number(typed.replace(",", ".")) * 10 ** exponent) || 0);
  return (
    <TextField
      label={t("other")}
      hint={hint}
      error={error}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      onChange={(event) => event.target.value !== "" && change(event.target.value)}
    />
  );
}

type MethodsProps = {
  methods: readonly OfferedMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
};

function Methods({ methods, chosen, onChoose }: MethodsProps) {
  const t = useTranslations("wallet.topUp");
  const words = useTranslations("checkout.method");
  const namesOf = useCardNames();
  if (methods.length === 0) return <Notice tone="care">{t("none")}</Notice>;
  return (
    <div role="radiogroup" aria-label={t("method")} className="flex flex-col gap-3">
      {methods.map(({ method, marks }) => (
        <RadioCard
          key={method}
          name="top-up-method"
          value={method}
          chosen={method === chosen}
          onChoose={() => onChoose(method)}
          label={words(`${method}.label`)}
          detail={words(`${method}.detail`)}
          aside={<CardMarks cards={marks} label={namesOf(marks)} />}
        />
      ))}
    </div>
  );
}

/** Those that take the sum; a wallet is not filled from itself. */
function useMethods({ amount, currency }: Money): OfferedMethod[] {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const taking = (catalogue?.paymentMethods ?? []).filter(
    ({ method, amounts }) =>
      method !== "wallet" &&
      amounts.some((one) => one.currency === currency && amount >= one.minimum && amount % one.step === 0),
  );
  return taking.filter((one, index) => taking.findIndex(({ method }) => method === one.method) === index);
}

import type { Money } from "@rihla/contract";
import { topUpAmounts } from "@rihla/contract/rules/top-ups";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { RowArrow, Rows, rowLook } from "@rihla/ui/rows";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { TopUp } from "./top-up.tsx";

type BalancesProps = {
  balances: readonly Money[];
  /** Rows below those of the other currencies. */
  children: ReactNode;
};

/**
 * What one pays with here as a pass, each other currency that there is money in as a row: they are never mixed. One in which there is none
 * is no sum worth a line, but can be filled.
 */
export function Balances({ balances, children }: BalancesProps) {
  const t = useTranslations("wallet");
  const { currency } = useVisitor();
  const [filling, setFilling] = useState<string>();
  const first = balances.find((balance) => balance.currency === currency) ?? balances[0];
  const others = balances.filter((balance) => balance !== first);
  return (
    <>
      {first && <Purse balance={first} onFill={() => setFilling(first.currency)} />}
      <Rows>
        {others
          .filter(({ amount }) => amount !== 0)
          .map((balance) => (
            <OtherBalance
              key={balance.currency}
              balance={balance}
              onFill={() => setFilling(balance.currency)}
            />
          ))}
        {children}
      </Rows>
      {others
        .filter(({ amount, currency }) => amount === 0 && topUpAmounts[currency])
        .map(({ currency }) => (
          <Button
            key={currency}
            kind="quiet"
            size="small"
            aria-haspopup="dialog"
            className="self-start"
            onClick={() => setFilling(currency)}
          >
            {t("topUp.openIn", { currency })}
          </Button>
        ))}
      <TopUp open={filling !== undefined} currency={filling ?? ""} onClose={() => setFilling(undefined)} />
    </>
  );
}

type BalanceProps = { balance: Money; onFill: () => void };

function Purse({ balance, onFill }: BalanceProps) {
  const t = useTranslations("wallet");
  const { language } = useVisitor();
  return (
    <div className="tall-pass text-on-sea [--surface:var(--sea)] dark:text-ink dark:[--surface:var(--sea-soft)]">
      <div className="px-5 pt-4 pb-5">
        <BalanceOf currency={balance.currency} />
        <p className="text-3xl font-semibold">
          <bdi>{formatMoney(balance, language)}</bdi>
        </p>
      </div>
      <div className="px-5 pt-5 pb-4">
        {topUpAmounts[balance.currency] && (
          <Button
            kind="accent"
            wide
            aria-label={`${t("topUp.open")} ${balance.currency}`}
            className="focus-visible:outline-on-sea dark:focus-visible:outline-sea"
            onClick={onFill}
          >
            <Plus aria-hidden="true" className="size-5" />
            {t("topUp.open")}
          </Button>
        )}
      </div>
    </div>
  );
}

function OtherBalance({ balance, onFill }: BalanceProps) {
  const t = useTranslations("wallet");
  const { language } = useVisitor();
  const said = (
    <>
      <span className="min-w-0 flex-1">
        <BalanceOf currency={balance.currency} />
        <span className="block font-medium">
          <bdi>{formatMoney(balance, language)}</bdi>
        </span>
      </span>
      {topUpAmounts[balance.currency] && (
        <>
          <span className="text-sm font-semibold text-sea">{t("topUp.open")}</span>
          <RowArrow />
        </>
      )}
    </>
  );
  if (!topUpAmounts[balance.currency]) return <div className={rowLook}>{said}</div>;
  return (
    <button type="button" aria-haspopup="dialog" className={rowLook} onClick={onFill}>
      {said}
    </button>
  );
}

function BalanceOf({ currency }: { currency: string }) {
  const t = useTranslations("wallet");
  return (
    <span className="block text-sm">
      {t("balance")} <bdi>{currency}</bdi>
    </span>
  );
}

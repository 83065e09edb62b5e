import type { Money } from "@rihla/contract";
import { topUpAmounts } from "@rihla/contract/rules/top-ups";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { TopUp } from "./top-up.tsx";

/** One card for each currency: they are never mixed. */
export function Balances({ balances }: { balances: readonly Money[] }) {
  const t = useTranslations("wallet");
  const { language } = useVisitor();
  const [filling, setFilling] = useState<string>();
  return (
    <>
      {balances.map((balance) => (
        <Card key={balance.currency} className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p className="text-sm text-ink-2">
              {t("balance")} <bdi>{balance.currency}</bdi>
            </p>
            <p className="text-2xl font-semibold">
              <bdi>{formatMoney(balance, language)}</bdi>
            </p>
          </div>
          {topUpAmounts[balance.currency] && (
            <Button
              size="medium"
              kind="secondary"
              aria-label={`${t("topUp.open")} ${balance.currency}`}
              onClick={() => setFilling(balance.currency)}
            >
              <Plus aria-hidden="true" className="size-5" />
              {t("topUp.open")}
            </Button>
          )}
        </Card>
      ))}
      <TopUp open={filling !== undefined} currency={filling ?? ""} onClose={() => setFilling(undefined)} />
    </>
  );
}

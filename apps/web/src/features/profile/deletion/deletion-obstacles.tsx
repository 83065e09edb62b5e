import type { DeletionBlock, Money } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Link } from "@rihla/ui/link";
import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { paths } from "../../../paths.ts";
import { ObstacleList } from "./obstacle-list.tsx";

type DeletionObstaclesProps = { blockedBy: readonly DeletionBlock[]; payBack: ReactNode };

/** What keeps an account from being deleted, said before anything is typed, with the ways to get the money that it holds. */
export function DeletionObstacles({ blockedBy, payBack }: DeletionObstaclesProps) {
  const t = useTranslations("profile.deletion");
  const amounts = blockedBy.flatMap(({ amount }) => amount ?? []);
  // What was sent back is still said once nothing is left.
  const [hadBalance, setHadBalance] = useState(false);
  if (amounts.length > 0 && !hadBalance) setHadBalance(true);
  const moving = blockedBy.filter(({ reason }) => reason !== "wallet_balance");
  return (
    <>
      {moving.length > 0 && (
        <Notice tone="care" title={t("notYet")} announce>
          <ObstacleList blockedBy={moving} />
        </Notice>
      )}
      {amounts.length > 0 && <Balance amounts={amounts} />}
      {hadBalance && payBack}
    </>
  );
}

function Balance({ amounts }: { amounts: readonly Money[] }) {
  const t = useTranslations("profile.deletion");
  const { language } = useVisitor();
  const amount = amounts.map((money) => formatMoney(money, language)).join(" + ");
  return (
    <Notice tone="care" title={t("balance", { amount })} announce>
      <p>{t("balanceBody")}</p>
      <p className="mt-2">
        <Link to={paths.wallet()} className="underline underline-offset-4">
          {t("wallet")}
        </Link>
      </p>
    </Notice>
  );
}

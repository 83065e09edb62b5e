import type { Destination, Plan } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Facts } from "@rihla/ui/facts";
import { FlagTile } from "@rihla/ui/flag-tile";
import { Price } from "@rihla/ui/price";
import { useTranslations } from "use-intl";
import { emblemAddress } from "../../domain/plans/destination-name.ts";
import { useGivingBack } from "../../domain/plans/use-giving-back.ts";
import { useInstallAdvice } from "../../domain/plans/use-install-advice.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { priceOf } from "./plan-choice.ts";
import { usePlanWords } from "./use-plan-words.ts";

type SelectionCardProps = {
  destination: Destination;
  plan: Plan;
  /** Days it is bought for. */
  days: number;
  /** Id of the form that it was chosen in. */
  form: string;
};

/** On wide screens: what one is about to take, always in sight, and the one way on. */
export function SelectionCard({ destination, plan, days, form }: SelectionCardProps) {
  const t = useTranslations("plans.selection");
  const tp = useTranslations("plans");
  const tc = useTranslations("common");
  const { language } = useVisitor();
  const { title, tier } = usePlanWords(plan);
  const { inShort } = useInstallAdvice();
  const { inFull } = useGivingBack();
  const facts = [
    { key: "start", name: t("start"), value: tp(`starts.${plan.starts}`) },
    {
      key: "install",
      name: t("install"),
      value: inShort(plan),
    },
    { key: "top-up", name: t("topUp"), value: tp(`topUp.${plan.topUp}`) },
    {
      key: "total",
      name: t("total"),
      value: <Price>{formatMoney(priceOf(plan, days), language)}</Price>,
      strong: true,
    },
  ];
  return (
    <aside aria-labelledby="selection" className="sticky top-6 hidden lg:block">
      <Card className="p-5">
        <h2 id="selection" className="text-lg">
          {t("title")}
        </h2>
        <div aria-live="polite" className="mt-4 flex items-center gap-3 border-b border-line pb-4">
          <FlagTile src={emblemAddress(destination)} />
          <div>
            <p className="font-medium">
              {[destination.names[language], tier, title].filter(Boolean).join(" · ")}
            </p>
            <p className="text-sm text-ink-2">{tc("days", { count: days })}</p>
          </div>
        </div>
        <Facts facts={facts} className="mt-4" />
        <Button type="submit" form={form} wide className="mt-5">
          {t("buy")}
        </Button>
        <p className="mt-4 text-xs text-ink-2">{inFull(plan.givingBack)}</p>
      </Card>
    </aside>
  );
}

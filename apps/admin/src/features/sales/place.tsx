import type { Shelf, ShelfPlan } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Badge } from "@rihla/ui/chip";
import { Rows, RowWords } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { useSession } from "../../lib/session.ts";
import { type Acts, useActs } from "../../lib/use-acts.tsx";
import { useHiding } from "./use-hiding.tsx";

/** What is offered for a country or a region, and which of it is sold. */
export function Place() {
  const { code = "" } = useParams();
  const acts = useActs();
  return (
    <div className="grid gap-4">
      <Loaded query={useQuery(answerOf("GET /places/{code}", { path: { code } }))}>
        {(shelf) => (
          <>
            <Head shelf={shelf} acts={acts} />
            {acts.told}
            <Plans shelf={shelf} acts={acts} />
          </>
        )}
      </Loaded>
      {acts.sheet}
    </div>
  );
}

function Head({ shelf: { code, names, hidden, plans }, acts }: { shelf: Shelf; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const isOwner = useSession().operator.role === "owner";
  const { hiding, showing } = useHiding();
  const name = said.place(names);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="text-2xl font-semibold">
        <bdi>{name}</bdi>
      </h1>
      <p className="flex-1 text-ink-2">
        {hidden ? <Badge tone="saffron">{t("sales.hidden")}</Badge> : t("sales.plans", { count: plans })}
      </p>
      {isOwner && (
        <Button
          kind="secondary"
          size="medium"
          aria-label={t(hidden ? "sales.showOf" : "sales.hideOf", { name })}
          onClick={() => acts.offer((hidden ? showing : hiding)("place", code, name))}
        >
          {t(hidden ? "sales.show" : "sales.hide")}
        </Button>
      )}
    </div>
  );
}

function Plans({ shelf, acts }: { shelf: Shelf; acts: Acts }) {
  const t = useTranslations("admin");
  if (shelf.list.length === 0) return <p className="text-ink-2">{t("sales.noPlan")}</p>;
  return (
    <Rows>
      {shelf.list.map((plan) => (
        <PlanRow key={plan.code} plan={plan} isOut={shelf.hidden} acts={acts} />
      ))}
    </Rows>
  );
}

/** `isOut`: with all of its place. */
function PlanRow({ plan, isOut, acts }: { plan: ShelfPlan; isOut: boolean; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const isOwner = useSession().operator.role === "owner";
  const { hiding, showing } = useHiding();
  const { code, kind, dataBytes, days, prices, supplier, rule, offers, onSale, hidden } = plan;
  const data = said.data(dataBytes);
  const what = [
    kind === "unlimited" ? t("order.perDay", { data }) : data,
    ...(days === null ? [] : [t("order.days", { count: days })]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <RowWords
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {what.join(" · ")}
            {onSale && prices.map((price) => <bdi key={price.currency}>{said.money(price)}</bdi>)}
            {hidden && <Badge tone="saffron">{t("sales.hidden")}</Badge>}
            {!onSale && !hidden && !isOut && <Badge tone="sand">{t("sales.off")}</Badge>}
          </span>
        }
        detail={
          <>
            <bdi dir="ltr">{code}</bdi> · <bdi lang="en">{supplier}</bdi> ·{" "}
            {t("sales.offers", { count: offers })} · {t("sales.rule")} <bdi>{rule}</bdi>
          </>
        }
      />
      {isOwner && (
        <Button
          kind="quiet"
          size="small"
          aria-label={t(hidden ? "sales.showOf" : "sales.hideOf", { name: code })}
          onClick={() => acts.offer((hidden ? showing : hiding)("plan", code, code))}
        >
          {t(hidden ? "sales.show" : "sales.hide")}
        </Button>
      )}
    </div>
  );
}

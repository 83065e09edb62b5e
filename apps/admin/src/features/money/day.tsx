import type { TakingDifference, Takings } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { FoldedRow, Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { useAct } from "../../lib/use-act.ts";
import { useActs } from "../../lib/use-acts.tsx";
import { Statements } from "./statements.tsx";

/** A day by our books and by the gateways'. */
export function Day() {
  const { day = "" } = useParams();
  const said = useSaid();
  const [asked, setAsked] = useState<string | null>();
  const query = useQuery({
    ...answerOf("GET /takings/{day}", { path: { day } }),
    // A comparison takes as long as the banks do.
    refetchInterval: ({ state }) => (asked !== undefined && state.data?.comparedAt === asked ? 2000 : false),
  });
  const isComparing = asked !== undefined && query.data?.comparedAt === asked;
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold">{said.day(day)}</h1>
      <Loaded query={query}>
        {(takings) => (
          <>
            <Compared
              takings={takings}
              isComparing={isComparing}
              onAsk={() => setAsked(takings.comparedAt)}
            />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Differences differences={takings.differences} isCompared={wasCompared(takings)} />
              <div className="grid gap-6">
                <Sums sums={takings.sums} />
                <Statements day={day} books={takings.books} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** With what a gateway tells, or with a file of its own. */
const wasCompared = ({ comparedAt, books }: Takings) =>
  comparedAt !== null || books.some(({ readAt }) => readAt !== null);

type ComparedProps = { takings: Takings; isComparing: boolean; onAsk: () => void };

function Compared({ takings: { day, comparedAt, compared, notSeen }, isComparing, onAsk }: ComparedProps) {
  const t = useTranslations("admin");
  const said = useSaid();
  const compare = useAct(async () => {
    await call("POST /takings/{day}/comparisons", { path: { day } });
    onAsk();
  });
  const told = comparedAt ? t("money.comparedAt", { at: said.moment(comparedAt) }) : t("money.notCompared");
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex-1 text-ink-2">
          {isComparing ? t("money.comparing") : told}
        </p>
        <Button
          kind="secondary"
          size="medium"
          busy={compare.isPending || isComparing}
          onClick={() => compare.mutate()}
        >
          {t("money.compare")}
        </Button>
      </div>
      <RefusalNotice error={compare.error} />
      {compared.length + notSeen.length > 0 && (
        <Rows>
          <FoldedRow title={t("money.how")}>
            <ul lang="en" dir="ltr" className="grid gap-1 px-4 pb-3 text-start text-sm">
              {compared.map(({ gateway, by }) => (
                <li key={`${gateway} ${by}`}>
                  {gateway}: {by}
                </li>
              ))}
              {notSeen.map(({ gateway, why, todo }) => (
                <li key={`${gateway} ${why}`}>
                  {gateway}: {why}; {todo}
                </li>
              ))}
            </ul>
          </FoldedRow>
        </Rows>
      )}
    </div>
  );
}

function Sums({ sums }: Pick<Takings, "sums">) {
  const t = useTranslations("admin");
  const said = useSaid();
  return (
    <Section title={t("money.sums")}>
      {sums.length === 0 ? (
        <p className="text-ink-2">{t("money.nothing")}</p>
      ) : (
        <Rows>
          {sums.map(({ gateway, payments, taken, givenBack, takenBack }) => (
            <div key={`${gateway} ${taken.currency}`} className={rowLook}>
              <RowWords
                title={
                  <>
                    <bdi lang="en">{gateway}</bdi> · <bdi>{said.money(taken)}</bdi>
                  </>
                }
                detail={[
                  t("money.payments", { count: payments }),
                  ...(givenBack.amount > 0 ? [t("money.back", { sum: said.money(givenBack) })] : []),
                  ...(takenBack.amount > 0 ? [t("money.takenBack", { sum: said.money(takenBack) })] : []),
                ].join(" · ")}
              />
            </div>
          ))}
        </Rows>
      )}
    </Section>
  );
}

type DifferencesProps = { differences: readonly TakingDifference[]; isCompared: boolean };

function Differences({ differences, isCompared }: DifferencesProps) {
  const t = useTranslations("admin");
  const acts = useActs();
  const explain = ({ id }: TakingDifference) =>
    acts.offer({
      title: t("money.explain"),
      text: t("money.explainText"),
      act: async (why) => {
        await call("POST /taking-differences/{id}/explanations", { path: { id }, body: { why } });
        return t("do.done");
      },
    });
  return (
    <Section title={t("money.differences")}>
      {acts.told}
      {isCompared && differences.length === 0 && <p className="text-ink-2">{t("money.none")}</p>}
      {differences.length > 0 && (
        <Rows>
          {differences.map((one) => (
            <Difference key={one.id} difference={one} onExplain={() => explain(one)} />
          ))}
        </Rows>
      )}
      {acts.sheet}
    </Section>
  );
}

type DifferenceProps = { difference: TakingDifference; onExplain: () => void };

function Difference({ difference, onExplain }: DifferenceProps) {
  const t = useTranslations("admin");
  const { gateway, orderNumber, here, there, goneAt, explanation, inStatement } = difference;
  return (
    <div className="grid gap-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap gap-x-3 text-base font-medium">
        <bdi lang="en">{gateway}</bdi>
        {orderNumber && (
          <Link className="text-sea underline" to={`/orders/${orderNumber}`}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
        )}
        {inStatement && <span className="text-ink-2">{t("money.statements.mark")}</span>}
        {goneAt && <span className="text-ink-2">{t("money.gone")}</span>}
      </p>
      {(
        [
          ["here", here],
          ["there", there],
        ] as const
      ).map(([side, said]) => (
        <p key={side}>
          <span className="text-ink-2">{t(`money.${side}`)} </span>
          <bdi lang="en" dir="ltr" className="wrap-anywhere">
            {said}
          </bdi>
        </p>
      ))}
      {explanation ? (
        <p>
          <bdi>{explanation}</bdi>
        </p>
      ) : (
        !goneAt && (
          <Button kind="secondary" size="small" className="justify-self-start" onClick={onExplain}>
            {t("money.explain")}
          </Button>
        )
      )}
    </div>
  );
}

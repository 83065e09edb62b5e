import type { AdminDispute, AdminOrder } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Badge } from "@rihla/ui/chip";
import { Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { Copied } from "../../lib/copied.tsx";
import { revealing } from "../../lib/revealed.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import type { Acts } from "../../lib/use-acts.tsx";

const tones = { needs_answer: "brick", under_review: "saffron", won: "palm", lost: "sand" } as const;

/** What its payers call back, until when proof is taken, and the proof itself for whoever says why they look. */
export function Disputes({ order: { disputes }, acts }: { order: AdminOrder; acts: Acts }) {
  const t = useTranslations("admin");
  if (disputes.length === 0) return null;
  return (
    <Section title={t("order.disputes")}>
      <Rows>
        {disputes.map((dispute) => (
          <Dispute key={dispute.id} dispute={dispute} acts={acts} />
        ))}
      </Rows>
    </Section>
  );
}

function Dispute({ dispute, acts }: { dispute: AdminDispute; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { id, state, reason, amount, gateway, reference, answerBy, openedAt, closedAt, takenBack } = dispute;
  const moments = [
    t("order.disputeOpened", { at: said.moment(openedAt) }),
    ...(closedAt ? [t("order.disputeDecided", { at: said.moment(closedAt) })] : []),
    ...(takenBack ? [t("money.takenBack", { sum: said.money(takenBack) })] : []),
  ];
  return (
    <div className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <Badge tone={tones[state]}>{t(`order.disputeState.${state}`)}</Badge>
        <bdi>{said.money(amount)}</bdi>
        <bdi lang="en">{gateway}</bdi>
        <span>{t(`order.disputeReason.${reason}`)}</span>
      </p>
      {answerBy && <p className="text-sm font-medium">{t("task.by", { at: said.moment(answerBy) })}</p>}
      <p className="text-sm text-ink-2">{moments.join(" · ")}</p>
      <p className="-ms-2 text-sm">
        <Copied value={reference} />
      </p>
      <div>
        <Button kind="secondary" size="small" onClick={() => acts.offer(revealing(t, "proof", id))}>
          {t("do.proof")}
        </Button>
      </div>
    </div>
  );
}

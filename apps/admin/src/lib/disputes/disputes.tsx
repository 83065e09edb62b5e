import type { AdminDispute } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Badge } from "@rihla/ui/chip";
import { Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { Copied } from "../copied.tsx";
import { revealing } from "../revealed.tsx";
import { useSaid } from "../said.ts";
import { Section } from "../section.tsx";
import type { Acts } from "../use-acts.tsx";
import { useTakingBack } from "./taking-back.tsx";

const tones = { needs_answer: "brick", under_review: "saffron", won: "palm", lost: "sand" } as const;

/** What its payers call back, until when proof is taken, and the proof itself for whoever says why they look. */
export function Disputes({ disputes, acts }: { disputes: readonly AdminDispute[]; acts: Acts }) {
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
  const takingBack = useTakingBack(dispute);
  const { id, state, reason, amount, gateway, reference, answerBy, topUp } = dispute;
  return (
    <div className="grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <Badge tone={tones[state]}>{t(`order.disputeState.${state}`)}</Badge>
        <bdi>{said.money(amount)}</bdi>
        <bdi lang="en">{gateway}</bdi>
        <span>{t(`order.disputeReason.${reason}`)}</span>
      </p>
      {answerBy && <p className="text-sm font-medium">{t("task.by", { at: said.moment(answerBy) })}</p>}
      <Told dispute={dispute} />
      <p className="-ms-2 text-sm">
        <Copied value={reference} />
      </p>
      {topUp?.taken && state !== "lost" && (
        <p className="text-sm font-medium">{t("order.disputeGiveBack")}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {takingBack && (
          <Button kind="secondary" size="small" onClick={() => acts.offer(takingBack)}>
            {t("do.takeBack")}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={() => acts.offer(revealing(t, "proof", id))}>
          {t("do.proof")}
        </Button>
      </div>
    </div>
  );
}

/** What happened and when; of a wallet's top-up also where its money is. */
function Told({ dispute: { openedAt, closedAt, takenBack, topUp } }: { dispute: AdminDispute }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const loss = takenBack && topUp?.taken && takenBack.amount - topUp.taken.amount;
  const told = [
    topUp && t("order.disputeTopUp", { number: topUp.number }),
    t("order.disputeOpened", { at: said.moment(openedAt) }),
    closedAt && t("order.disputeDecided", { at: said.moment(closedAt) }),
    takenBack && t("money.takenBack", { sum: said.money(takenBack) }),
    topUp && !topUp.taken && t("order.disputeLeft", { sum: said.money(topUp.left) }),
    topUp?.taken && t("order.disputeTaken", { sum: said.money(topUp.taken) }),
    takenBack && loss && t("order.disputeLoss", { sum: said.money({ ...takenBack, amount: loss }) }),
  ].filter((words) => typeof words === "string");
  return (
    <p className="text-sm text-ink-2">
      {told.map((words, index) => (
        <span key={words}>
          {index > 0 && " · "}
          <bdi className="inline-block">{words}</bdi>
        </span>
      ))}
    </p>
  );
}

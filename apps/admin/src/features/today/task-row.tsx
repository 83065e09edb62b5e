import type { Task, TaskAct } from "@rihla/contract/admin";
import { balanceEndsDays, oldBackupHours, oldRateDays } from "@rihla/contract/admin/operator-rules";
import { Button } from "@rihla/ui/button";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";

/** The letter that does it, on the line that has the focus. */
export const keyOf: Readonly<Record<TaskAct, string>> = {
  retry: "r",
  "by-hand": "h",
  begin: "b",
  "to-wallet": "w",
  "give-back": "y",
  refuse: "n",
  "mail-settled": "s",
  approve: "a",
  withdraw: "x",
};

const figures = (kind: Task["kind"]) => ({
  days: kind === "supplier-ends" ? balanceEndsDays : oldRateDays,
  hours: oldBackupHours,
});

export function TaskRow({ task, onAct }: { task: Task; onAct: (act: TaskAct) => void }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { kind, orderNumber, customerId, since, by, amount, of, note, acts } = task;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 font-medium">
        {t(`task.kind.${kind}`, figures(kind))}
        {amount && <bdi>{said.money(amount)}</bdi>}
        {orderNumber && (
          <Link className="text-sea underline" to={`/orders/${orderNumber}`}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
        )}
        {customerId && (
          <Link className="text-sea underline" to={`/customers/${customerId}`}>
            {t("order.whole")}
          </Link>
        )}
        {kind === "question" ? (
          <Link className="text-sea underline" to={`/desk/${task.id}`}>
            <bdi dir="ltr">{of}</bdi>
          </Link>
        ) : (
          of && <bdi lang="en">{of}</bdi>
        )}
        {by && <span>{t("task.by", { at: said.moment(by) })}</span>}
        <span className="ms-auto text-sm text-ink-2">
          {since ? t("task.since", { at: said.moment(since) }) : t("task.unknownAge")}
        </span>
      </p>
      {note && (
        <p className="text-sm text-ink-2">
          <bdi lang="en" dir="ltr" className="wrap-anywhere">
            {note}
          </bdi>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {acts.map((act) => (
          <Button key={act} kind="secondary" size="small" onClick={() => onAct(act)}>
            {t(`task.act.${act}`)}
            <kbd className="hidden rounded border border-edge px-1 font-mono text-xs pointer-fine:inline">
              {keyOf[act]}
            </kbd>
          </Button>
        ))}
      </div>
    </div>
  );
}

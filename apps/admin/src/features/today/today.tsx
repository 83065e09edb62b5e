import type { Task, TaskAct } from "@rihla/contract/admin";
import { Rows } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useActs, useDoneWords } from "../../lib/use-acts.tsx";
import { keyOf, TaskRow } from "./task-row.tsx";

/** What needs a person, the longest waiting first; worked off by a letter each. */
export function Today() {
  const t = useTranslations("admin");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold">{t("places.today")}</h1>
      <Loaded query={useQuery(answerOf("GET /tasks"))}>
        {({ tasks, more }) => (
          <>
            {tasks.length === 0 ? (
              <p className="text-ink-2">{t("task.none")}</p>
            ) : (
              <WorkedOff tasks={tasks} />
            )}
            {more && <p className="text-ink-2">{t("task.more")}</p>}
          </>
        )}
      </Loaded>
    </div>
  );
}

/** What these are told is the order; what the others are told is the thing itself. */
const ofOrders: readonly TaskAct[] = ["retry", "to-wallet", "mail-settled"];

function WorkedOff({ tasks }: { tasks: readonly Task[] }) {
  const t = useTranslations("admin");
  const acts = useActs();
  const told = useDoneWords();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const at = useRef(0);
  // The one after that which was dealt with is the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has changed
  useEffect(() => {
    if (document.activeElement === document.body) rowAt(list.current, at.current)?.focus();
  }, [tasks]);
  const offer = (task: Task, act: TaskAct) =>
    acts.offer({
      title: t(`task.act.${act}`),
      text: t("task.text"),
      act: async (why) => {
        const id = (ofOrders.includes(act) ? task.orderNumber : task.id) ?? "";
        return told((await call("POST /tasks/acts", { body: { act, id, why } })).data);
      },
    });
  const onKey = (event: KeyboardEvent, task: Task, index: number) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    at.current = index;
    const act = task.acts.find((one) => keyOf[one] === event.key);
    if (!act && event.key !== "Enter") return;
    event.preventDefault();
    if (act) offer(task, act);
    else if (task.kind === "question") navigate(`/desk/${task.id}`);
    else if (task.orderNumber) navigate(`/orders/${task.orderNumber}`);
  };
  return (
    <>
      {acts.told}
      <Rows>
        <ul ref={list} className="*:not-first:border-t *:not-first:border-line">
          {tasks.map((task, index) => (
            <li
              key={`${task.kind} ${task.id ?? task.of}`}
              data-row
              // biome-ignore lint/a11y/noNoninteractiveTabindex: rows are walked through, and each takes the letters of its acts
              tabIndex={0}
              className="px-4 py-3 focus-visible:-outline-offset-3"
              onFocus={() => {
                at.current = index;
              }}
              onKeyDown={(event) => onKey(event, task, index)}
            >
              <TaskRow task={task} onAct={(act) => offer(task, act)} />
            </li>
          ))}
        </ul>
      </Rows>
      {acts.sheet}
    </>
  );
}

const rowAt = (list: HTMLElement | null, index: number): HTMLElement | undefined => {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  return rows[index] ?? rows.at(-1);
};

import type { Done, TaskAct } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { beginRefund, noteByHand } from "../by-hand.ts";
import { decideEsim } from "../orders/decide-esim.ts";
import { endReturned } from "../orders/end-returned-mail.ts";
import { putIntoWallet } from "../orders/put-into-wallet.ts";
import { retryOrder } from "../orders/retry-order.ts";
import { responsibleFor } from "../responsible-for.ts";
import { orPropose } from "../second-person/or-propose.ts";
import { showTasks } from "./show-tasks.ts";

type TasksApp = Uses<
  "config" | "db" | "esimEvents" | "gateways" | "jobs" | "log" | "methods" | "paymentEvents" | "providers"
>;

type Responsible = ReturnType<typeof responsibleFor>;

/** What was proposed is kept as the command line is told it, which knows how to do it. */
export type DoProposed = {
  approve: (id: string, by: Responsible) => Promise<unknown>;
  withdraw: (id: string, by: Responsible) => Promise<unknown>;
};

export function mountTasks(route: AdminRoute, app: TasksApp, proposed: DoProposed): void {
  route("GET /tasks", () => showTasks(app));
  route("POST /tasks/acts", ({ caller, body: { act, id, why } }) => {
    const by = responsibleFor(caller, why);
    const decide = (yes: boolean) =>
      orPropose(app, { words: ["decide", id, yes ? "yes" : "no"], options: {} }, by, () =>
        decideEsim(app, id, yes, by),
      );
    const acts: Record<TaskAct, () => Promise<unknown>> = {
      retry: () => retryOrder(app, id, by),
      "by-hand": () => noteByHand(app, id, by),
      begin: () => beginRefund(app, id, by),
      "to-wallet": () => putIntoWallet(app, id, by),
      "give-back": () => decide(true),
      refuse: () => decide(false),
      "mail-settled": () => endReturned(app, id, by),
      approve: () => proposed.approve(id, by),
      withdraw: () => proposed.withdraw(id, by),
    };
    return acts[act]().then(doneBy);
  });
}

/** Only what may be more than one person gives alone says whether it waits. */
const doneBy = (answer: unknown): Done => ({
  proposal:
    typeof answer === "object" &&
    answer !== null &&
    "proposal" in answer &&
    typeof answer.proposal === "string"
      ? answer.proposal
      : null,
});

import type { Task, TaskAct } from "@rihla/contract/admin";
import { balanceEndsDays, oldBackupHours, oldRateDays } from "@rihla/contract/admin/operator-rules";
import { defaultCurrency, offeredCurrencies } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import { lastTouched } from "../../../infra/backup-figures.ts";
import { findCreditBalances } from "../../esims/index.ts";
import { findRateDays } from "../acts.repository.ts";
import { sumSpent } from "../takings/kept-takings.repository.ts";
import { findStuck } from "./find-stuck.ts";

/** As many as a person works off in a day. */
const most = 200;

type Stuck = Awaited<ReturnType<typeof findStuck>>;
type About = Partial<Omit<Task, "kind" | "since" | "acts">> & { acts?: TaskAct[] };

const task = (kind: Task["kind"], since: Date | null, { acts = [], ...about }: About): Task => ({
  kind,
  since: since?.toISOString() ?? null,
  id: null,
  orderNumber: null,
  customerId: null,
  by: null,
  amount: null,
  of: null,
  note: null,
  ...about,
  acts,
});

type TasksApp = Uses<"config" | "db" | "gateways" | "providers">;

export async function showTasks(app: TasksApp): Promise<{ tasks: Task[]; more: boolean }> {
  const tasks = await findTasks(app);
  return { tasks: tasks.slice(0, most), more: tasks.length > most };
}

/** What needs a person, the longest waiting first; what nobody knows the age of comes before all. */
export async function findTasks(app: TasksApp): Promise<Task[]> {
  const stuck = await findStuck(app);
  return [
    ...moneyTasks(stuck),
    ...disputeTasks(stuck),
    ...differenceTasks(stuck),
    ...esimTasks(stuck),
    ...peopleTasks(stuck),
    ...shopTasks(stuck),
    ...(await endingTasks(app)),
    ...(await rateTasks(app)),
    ...(await backupTask(app)),
  ].toSorted((one, other) => (one.since ?? "").localeCompare(other.since ?? ""));
}

const moneyTasks = ({ payments, refunds, unknownOutside }: Stuck): Task[] => [
  ...payments.map(({ id, orderNumber, amount, currency, reviewReason: note, createdAt }) =>
    task("payment", createdAt, {
      id,
      orderNumber,
      amount: { amount, currency },
      note,
      acts: ["by-hand", "retry"],
    }),
  ),
  ...refunds.map(({ id, orderNumber, amount, currency, note, status, createdAt }) =>
    task("refund", createdAt, {
      id,
      orderNumber,
      amount: { amount, currency },
      note,
      acts: status === "manual" ? ["begin", "by-hand", "to-wallet"] : ["retry"],
    }),
  ),
  ...unknownOutside.map(({ id, heldBy, reference, kind, foundAt }) =>
    task("unknown-outside", foundAt, { id, of: heldBy, note: `${kind} ${reference}`, acts: ["by-hand"] }),
  ),
];

const disputeTasks = ({ disputes, lostTopUps }: Stuck): Task[] => [
  // Proof goes to the gateway's own site; what it says then ends this.
  ...disputes.map(({ id, gateway: of, reference, reason, amount, currency, answerBy, openedAt, ...paid }) =>
    task("dispute", openedAt, {
      id,
      orderNumber: paid.paysFor === "order" ? paid.orderNumber : null,
      customerId: paid.customerId,
      by: answerBy?.toISOString() ?? null,
      amount: { amount, currency },
      of,
      note: [reason, reference, paid.paysFor === "top-up" && `top-up ${paid.orderNumber}`]
        .filter(Boolean)
        .join(", "),
    }),
  ),
  // What is done about it stands on its owner's page, with what would be taken.
  ...lostTopUps.map(({ id, gateway: of, reference, number, customerId, left: amount, currency, closedAt }) =>
    task("lost-top-up", closedAt, {
      id,
      customerId,
      amount: { amount, currency },
      of,
      note: `${reference}, top-up ${number}`,
    }),
  ),
];

const differenceTasks = ({ differences }: Stuck): Task[] =>
  differences.map(({ id, day, gateway, orderNumber, here, there, foundAt }) =>
    task("difference", foundAt, {
      id,
      orderNumber,
      of: gateway,
      note: `${day}: here ${here}, there ${there}`,
    }),
  );

const esimTasks = ({ esims, recharges, puzzling, usedAfterRefusal }: Stuck): Task[] => [
  ...esims.map(({ id, orderNumber, provisioning, requestedAt }) =>
    task("esim", requestedAt, { id, orderNumber, note: provisioning, acts: ["retry"] }),
  ),
  ...recharges.map(({ id, orderNumber, provider, status, sentAt }) =>
    task("top-up", sentAt, { id, orderNumber, of: provider, note: status, acts: ["retry"] }),
  ),
  ...puzzling.map(({ id, orderNumber, provider, saidState, readAt }) =>
    task("puzzling", readAt, { id, orderNumber, of: provider, note: saidState }),
  ),
  ...usedAfterRefusal.map(({ esimId: id, orderNumber, provider, usedAfterAt }) =>
    task("used-after-refusal", usedAfterAt, { id, orderNumber, of: provider }),
  ),
];

const peopleTasks = ({ questions, returnedMails, cancellations, failures, proposals }: Stuck): Task[] => [
  ...questions.map(({ id, orderNumber, number: of, waitingSince }) =>
    task("question", waitingSince, { id, orderNumber, of }),
  ),
  ...returnedMails.map(({ orderNumber, returnedAt }) =>
    task("mail", returnedAt, { id: orderNumber, orderNumber, acts: ["mail-settled"] }),
  ),
  ...cancellations.map(({ esimId: id, orderNumber, provider, note, createdAt }) =>
    task("cancellation", createdAt, { id, orderNumber, of: provider, note, acts: ["give-back", "refuse"] }),
  ),
  // What its owner wrote stays on the order's page of who asks for it: it may name them.
  ...failures.map(({ esimId: id, orderNumber, provider, what, note, createdAt }) =>
    task("failure", createdAt, {
      id,
      orderNumber,
      of: provider,
      note: `${what}: ${note}`,
      acts: ["give-back", "refuse"],
    }),
  ),
  ...proposals.map(({ id, at, who, words, why, worth }) =>
    task("proposal", at, {
      id,
      of: who,
      // A wallet's words have its owner's e-mail.
      note: `${words.map((word) => (word.includes("@") ? "…" : word)).join(" ")}: ${why}`,
      amount: { amount: worth, currency: defaultCurrency },
      acts: ["approve", "withdraw"],
    }),
  ),
];

const shopTasks = ({ closedSince, pauses, outages, suppliers, lines }: Stuck): Task[] => [
  ...(closedSince ? [task("closed", closedSince, {})] : []),
  ...pauses.map(({ company: of, pausedAt, endsAt, why }) =>
    task("paused", pausedAt, { of, note: `until ${endsAt.toISOString()}: ${why}` }),
  ),
  ...outages.suppliers.map(({ company, since }) => task("outage", since, { of: company, note: "calls" })),
  ...outages.gateways.map(({ gateway, since, lastFailureAt }) =>
    task("outage", since, {
      of: gateway,
      note: `pages to pay; tried last at ${lastFailureAt.toISOString().slice(0, 16)}Z`,
    }),
  ),
  ...suppliers.map(({ provider, waiting }) =>
    task("supplier-short", null, { of: provider, note: `${waiting} wait` }),
  ),
  ...lines.map(({ provider, waiting, oldestSeconds, silences }) =>
    task("supplier-line", new Date(Date.now() - oldestSeconds * 1000), {
      of: provider,
      note: `${waiting} wait, ${silences} calls without an answer`,
    }),
  ),
];

/** A supplier's balance that the pace of the last day uses up soon. */
async function endingTasks({ db, providers }: Uses<"db" | "providers">): Promise<Task[]> {
  const [balances, spent] = await Promise.all([
    findCreditBalances(db, [...providers.keys()]),
    sumSpent(db, 1),
  ]);
  return balances.flatMap(({ provider, usdE4, readAt }) => {
    const pace = spent.find((one) => one.provider === provider)?.usdE4 ?? 0;
    return pace > 0 && usdE4 < pace * balanceEndsDays
      ? [
          task("supplier-ends", readAt, {
            of: provider,
            amount: { amount: Math.round(usdE4 / 100), currency: "USD" },
          }),
        ]
      : [];
  });
}

/** Of each currency that is sold in: nobody has looked for too long at what a dollar costs in it. */
async function rateTasks({ db }: Uses<"db">): Promise<Task[]> {
  const rated = offeredCurrencies.filter((code) => code !== "USD");
  const set = await findRateDays(db, rated);
  return set.flatMap(({ code, at }) => {
    const isFresh = at && Date.now() - at.getTime() < oldRateDays * 86_400_000;
    return isFresh ? [] : [task("old-rate", at, { of: code })];
  });
}

/** Where a file is named that each backup touches; else only the alerts tell that nobody knows. */
async function backupTask({ config }: Uses<"config">): Promise<Task[]> {
  if (config.BACKUP_STAMP_FILE === undefined) return [];
  const last = await lastTouched(config.BACKUP_STAMP_FILE);
  const isFresh = last && Date.now() - last.getTime() < oldBackupHours * 3_600_000;
  return isFresh ? [] : [task("old-backup", last, {})];
}

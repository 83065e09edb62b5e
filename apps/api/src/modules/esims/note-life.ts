import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import { notesDue, worthTelling } from "./alerts-due.ts";
import { dataEndsAt, recentSince } from "./data-forecast.ts";
import type { EsimRow } from "./esim.ts";
import { findLowData, forgetAlerts, insertAlerts, insertStatusChange } from "./esim-life.repository.ts";
import { esimStatus, hasConnected, toldStatus } from "./esim-life.ts";
import type { Reading } from "./esim-provider.ts";
import { lockEsim, updateEsim } from "./esims.repository.ts";
import type { NotedKind } from "./esims.tables.ts";
import { lookAgainAt } from "./look-again.ts";
import { hasCome } from "./provisioning-end.ts";
import { findUsageAt, insertUsage } from "./usage.repository.ts";

type LifeApp = Uses<"db" | "esimEvents" | "log">;

/** A reading this fresh dates what it shows to the minute or so. */
const exactWithin = 10 * 60_000;
/** The provider's times move a little; a plan that ends this much later was prolonged. */
const prolonged = 12 * 3600_000;

/**
 * Keeps what a provider told of an eSIM, in one transaction with all that follows from it: the history, the first
 * connection, what its owner is to be told of, when to ask again. Nothing read: what time alone has changed is noted.
 */
export async function noteReading(app: LifeApp, esimId: string, reading: Reading | null): Promise<void> {
  await app.db.transaction().execute((tx) => noteReadingIn(app, tx, esimId, reading));
}

/**
 * The same of an answer to a question that was asked when the newest reading was `last`. False, and nothing kept, where another was noted
 * since: which of the two answers is the newer nobody can tell.
 */
export function noteAnswer(
  app: LifeApp,
  esimId: string,
  reading: Reading,
  last: Date | null,
): Promise<boolean> {
  return app.db.transaction().execute(async (tx) => {
    const { readAt } = await lockEsim(tx, esimId);
    if (readAt?.getTime() !== last?.getTime()) return false;
    await noteReadingIn(app, tx, esimId, reading);
    return true;
  });
}

/** The same in a transaction of the caller's. An eSIM that was erased meanwhile stays as it is: readings name the phone's chip. */
export async function noteReadingIn(
  app: Omit<LifeApp, "db">,
  tx: Tx,
  esimId: string,
  reading: Reading | null,
): Promise<void> {
  const before = await lockEsim(tx, esimId);
  if (before.erasedAt || !hasCome(before)) return;
  const { startedAt, ...read } = reading ?? {};
  const after = { ...before, ...read };
  await noteLife(app, tx, before, { ...after, ...firstConnection(before, after, startedAt ?? null) });
}

async function noteLife(app: Omit<LifeApp, "db">, tx: Tx, before: EsimRow, after: EsimRow): Promise<void> {
  const now = new Date();
  const status = esimStatus(after, now);
  await updateEsim(tx, after.id, {
    ...changeable(after),
    dataEndsAt: await foretell(tx, before, after),
    status,
    nextLookAt: lookAgainAt(after, toldStatus(after), now),
  });
  if (status !== before.status) await insertStatusChange(tx, after.id, status, after.saidState);
  if (status === "unknown" && after.saidState !== before.saidState) reportPuzzle(app, after);
  const again = renewed(before, after);
  await forgetAlerts(tx, after.id, again);
  // Whoever has just topped it up knows how much there is, also where that is still little of the whole.
  const quiet: NotedKind[] = again.filter((kind) => kind !== "used-100");
  const fresh = await insertAlerts(tx, after.id, notesDue(after, now), quiet);
  const news = fresh.filter(({ kind }) => !quiet.includes(kind));
  for (const alert of worthTelling(news)) await app.esimEvents.onAlert(tx, after, alert);
  if (!news.some(({ kind }) => kind === "left-10" || kind === "used-100")) return;
  const low = await findLowData(tx, { esimId: after.id });
  if (low) await app.esimEvents.onLowData(tx, after, low.id);
}

/** Keeps what was read, where it is another figure, and says what follows from those of the last days. */
async function foretell(tx: Tx, before: EsimRow, after: EsimRow): Promise<Date | null> {
  const { id, readAt, usedBytes } = after;
  if (!readAt) return null;
  if (usedBytes !== before.usedBytes) await insertUsage(tx, id, { at: readAt, usedBytes });
  return dataEndsAt(after, await findUsageAt(tx, id, recentSince(readAt)));
}

/** Where it was first seen on a network, the moment that its provider names, or else that of the reading. */
function firstConnection(before: EsimRow, after: EsimRow, startedAt: Date | null) {
  if (before.connectedAt || !hasConnected(after, after.plan.starts)) return {};
  const now = new Date();
  if (startedAt && after.plan.starts === "first-connection")
    return { connectedAt: startedAt < now ? startedAt : now, connectedExactly: true };
  const unseenFor = now.getTime() - (before.readAt?.getTime() ?? 0);
  return { connectedAt: now, connectedExactly: unseenFor < exactWithin };
}

function changeable(after: EsimRow) {
  const { profileState, planState, saidState, eid, apn, totalBytes, usedBytes, expiresAt, readAt } = after;
  const { codeIsFree } = after;
  const told = {
    profileState,
    planState,
    saidState,
    eid,
    apn,
    totalBytes,
    usedBytes,
    expiresAt,
    readAt,
    codeIsFree,
  };
  const { connectedAt, connectedExactly } = after;
  return connectedAt === null ? told : { ...told, connectedAt, connectedExactly: connectedExactly ?? false };
}

/** What news is about, where a top-up brings more of it: then it may be told again. */
const renewedBy: Record<NotedKind, "data" | "days" | null> = {
  installed: null,
  connected: null,
  "used-80": "data",
  "used-100": "data",
  "left-10": "data",
  "ends-tomorrow": "days",
};

function renewed(before: EsimRow, after: EsimRow): NotedKind[] {
  const moreData = (after.totalBytes ?? 0) > (before.totalBytes ?? Number.POSITIVE_INFINITY);
  const longer = (after.expiresAt?.getTime() ?? 0) > (before.expiresAt?.getTime() ?? Infinity) + prolonged;
  return (Object.keys(renewedBy) as NotedKind[]).filter(
    (kind) => (moreData && renewedBy[kind] === "data") || (longer && renewedBy[kind] === "days"),
  );
}

function reportPuzzle({ log }: Uses<"log">, { id, provider, saidState }: EsimRow): void {
  log.error(
    { esimId: id, provider, said: saidState },
    "a provider told a state that the shop has no word for",
  );
}

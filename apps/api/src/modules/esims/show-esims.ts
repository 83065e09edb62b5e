import type { Esim, EsimSummary } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import type { Caller } from "../../http/caller.ts";
import { type Page, pageOf } from "../../infra/database/page.ts";
import { Refusal } from "../../refusal.ts";
import { type PlacedEsimRow, toEsim, toEsimSummary } from "./esim.ts";
import { findEsimPage, findOwnEsim, labelOwnEsim, noteSaidInstalled } from "./esims.repository.ts";
import { wasRefused } from "./provisioning-end.ts";
import { refreshEsim } from "./refresh-esim.ts";

const pageSize = 50;
/** Seconds between two questions to the provider when the owner presses refresh. */
const restSeconds = 15;

type Wanted = { group?: EsimSummary["group"] | undefined; cursor?: string | undefined };

/** A page of them, newest first; of all, or of one tab, which the provider's words decide and not the database. */
export async function listEsims(
  db: Db,
  caller: Caller,
  { group, cursor }: Wanted,
): Promise<Page<EsimSummary>> {
  const items: EsimSummary[] = [];
  let after = cursor;
  for (;;) {
    const read = pageOf(await findEsimPage(db, caller.email, pageSize + 1, after), pageSize);
    items.push(...read.items.map(toEsimSummary).filter((esim) => !group || esim.group === group));
    if (read.next === null || items.length >= pageSize) return { items, next: read.next };
    after = read.next;
  }
}

export async function showEsim(db: Db, caller: Caller, id: string): Promise<Esim> {
  return toEsim(await findOwn(db, caller, id));
}

export async function showFreshEsim(
  app: Uses<"db" | "esimEvents" | "log" | "providers">,
  caller: Caller,
  id: string,
): Promise<Esim> {
  const esim = await findOwn(app.db, caller, id);
  await refreshEsim(app, esim.id, restSeconds);
  return showEsim(app.db, caller, id);
}

export async function nameEsim(db: Db, caller: Caller, id: string, name: string | null): Promise<Esim> {
  await labelOwnEsim(db, id, caller.email, name);
  return showEsim(db, caller, id);
}

export async function sayInstalled(db: Db, caller: Caller, id: string, isInstalled: boolean): Promise<Esim> {
  await findOwn(db, caller, id);
  await noteSaidInstalled(db, id, isInstalled);
  return showEsim(db, caller, id);
}

/** Someone else's eSIM does not exist. */
async function findOwn(db: Db, caller: Caller, id: string): Promise<PlacedEsimRow> {
  const esim = await findOwnEsim(db, id, caller.email);
  if (!esim || wasRefused(esim)) throw new Refusal("not_found");
  return esim;
}

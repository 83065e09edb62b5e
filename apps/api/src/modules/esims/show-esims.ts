import type { Esim, EsimSummary } from "@rihla/contract";
import type { Db, Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../refusal.ts";
import { type EsimRow, toEsim, toEsimSummary } from "./esim.ts";
import { findEsimsOf, findOwnEsim } from "./esims.repository.ts";
import { refreshEsim } from "./refresh-esim.ts";

const listSize = 200;
/** Seconds between two questions to the provider when the owner presses refresh. */
const restSeconds = 15;

/** Newest first; all of them, or one tab. */
export async function listEsims(
  db: Db,
  caller: Caller,
  group: EsimSummary["group"] | undefined,
): Promise<EsimSummary[]> {
  const all = (await findEsimsOf(db, caller.email, listSize)).map(toEsimSummary);
  return group ? all.filter((esim) => esim.group === group) : all;
}

export async function showEsim(db: Db, caller: Caller, id: string): Promise<Esim> {
  return toEsim(await findOwn(db, caller, id));
}

export async function showFreshEsim(
  app: Uses<"db" | "log" | "providers">,
  caller: Caller,
  id: string,
): Promise<Esim> {
  const esim = await findOwn(app.db, caller, id);
  await refreshEsim(app, esim.id, restSeconds);
  return showEsim(app.db, caller, id);
}

/** Someone else's eSIM does not exist. */
async function findOwn(db: Db, caller: Caller, id: string): Promise<EsimRow> {
  const esim = await findOwnEsim(db, id, caller.email);
  if (!esim || esim.provisioning === "refused") throw new Refusal("not_found");
  return esim;
}

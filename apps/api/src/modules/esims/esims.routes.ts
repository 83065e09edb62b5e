import type { App } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import type { Route } from "../../http/route.ts";
import { Refusal } from "../../refusal.ts";
import { type EsimRow, toEsim, toEsimSummary } from "./esim.ts";
import { findEsimsOf, findOwnEsim } from "./esims.repository.ts";
import { refreshEsim } from "./refresh-esim.ts";

const listSize = 200;
/** Seconds between two questions to the provider when the owner presses refresh. */
const restSeconds = 15;

export function mountEsims(route: Route, app: App): void {
  route("GET /esims", async ({ caller, query }) => {
    const all = (await findEsimsOf(app.db, caller.email, listSize)).map(toEsimSummary);
    return { items: query.group ? all.filter((esim) => esim.group === query.group) : all, next: null };
  });

  route("GET /esims/{id}", async ({ caller, path }) => toEsim(await findOwn(app, path.id, caller)));

  route("POST /esims/{id}/refresh", async ({ caller, path }) => {
    const esim = await findOwn(app, path.id, caller);
    await refreshEsim(app, esim.id, restSeconds);
    return toEsim(await findOwn(app, path.id, caller));
  });
}

/** Someone else's eSIM does not exist. */
async function findOwn(app: App, id: string, caller: Caller): Promise<EsimRow> {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const esim = uuid.test(id) ? await findOwnEsim(app.db, id, caller.email) : undefined;
  if (!esim || esim.provisioning === "refused") throw new Refusal("not_found");
  return esim;
}

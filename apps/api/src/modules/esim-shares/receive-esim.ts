import type { HeldEsim, OfferedEsim, ParsedBodyOf } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import type { CallingDevice } from "../../http/device-secret.ts";
import { newToken, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { findPlacedEsims, type PlacedEsimRow, refreshEsim, toEsim } from "../esims/index.ts";
import { paperOf } from "../guides/index.ts";
import { handedOnLimits, heldPaperLimits, spendLimits } from "../limits/index.ts";
import { findOrdersById, firstNameOf } from "../orders/index.ts";
import type { HandOver } from "./esim-share.ts";
import { findHeldBy, findLivingByToken, holdBy } from "./esim-shares.repository.ts";

type Phone = Pick<CallingDevice, "secret">;
type Opening = { token: string; phone: CallingDevice; caller: Caller | null; ip: string };
type HeldPaper = ParsedBodyOf<"POST /hand-overs/held/{id}/paper"> & {
  id: string;
  phone: Phone;
  caller: Caller | null;
  ip: string;
};
type Held = { handOver: HandOver; esim: PlacedEsimRow; from: string };

/** Seconds between two questions to the provider when the holder presses refresh. */
const restSeconds = 15;

/** What a link hands on, told before the phone takes it: looking takes nothing, so that no preview of a message does. */
export async function lookUpHandOver(app: Uses<"config" | "db">, opening: Opening): Promise<OfferedEsim> {
  await spendLimits(app, handedOnLimits, opening);
  const { handOver, esim, from } = await findOpen(app, opening.token);
  const isHeldHere = handOver.holderHash !== null && handOver.holderHash === holderOf(opening.phone);
  if (handOver.holderHash !== null && !isHeldHere) throw new Refusal("hand_over_taken");
  const { language, largeType } = handOver;
  const { destinationNames, flag, label: name } = esim;
  return { from, name, destinationNames, flag, language, largeType, isHeldHere };
}

/** The first phone holds the eSIM, by a secret in its cookie; of two at once the database lets one. */
export async function claimHandOver(app: Uses<"config" | "db">, opening: Opening): Promise<HeldEsim> {
  await spendLimits(app, handedOnLimits, opening);
  const held = await findOpen(app, opening.token);
  const secret = opening.phone.secret ?? newToken();
  if (!(await holdBy(app.db, held.handOver.id, tokenHashOf(secret)))) throw new Refusal("hand_over_taken");
  opening.phone.keep(secret);
  return shown(held);
}

/** The cookie is given anew, so that a phone in use never loses it. */
export async function listHeld(
  app: Uses<"db">,
  phone: CallingDevice,
): Promise<{ items: HeldEsim[]; next: null }> {
  const held = await findHeld(app, phone);
  if (phone.secret !== null && held.length > 0) phone.keep(phone.secret);
  return { items: held.map(shown), next: null };
}

export async function refreshHeld(
  app: Uses<"db" | "esimEvents" | "log" | "providers">,
  id: string,
  phone: Phone,
): Promise<HeldEsim> {
  await findOneHeld(app, phone, id);
  await refreshEsim(app, id, restSeconds);
  return shown(await findOneHeld(app, phone, id));
}

/** The guide on one page with its codes, for the phone that holds it. */
export async function makeHeldPaper(
  app: Uses<"config" | "db">,
  { id, phone, caller, ip, maker, language }: HeldPaper,
) {
  await spendLimits(app, heldPaperLimits, { caller, ip });
  return paperOf(app, { maker, language }, shown(await findOneHeld(app, phone, id)));
}

const holderOf = ({ secret }: Phone): string | undefined =>
  secret === null ? undefined : tokenHashOf(secret);

async function findOpen(app: Uses<"db">, token: string): Promise<Held> {
  const handOver = await findLivingByToken(app.db, tokenHashOf(token));
  const [held] = handOver ? await withEsims(app, [handOver]) : [];
  if (!held) throw new Refusal("hand_over_ended");
  return held;
}

async function findHeld(app: Uses<"db">, phone: Phone): Promise<Held[]> {
  const holder = holderOf(phone);
  return holder === undefined ? [] : withEsims(app, await findHeldBy(app.db, holder));
}

async function findOneHeld(app: Uses<"db">, phone: Phone, id: string): Promise<Held> {
  const held = (await findHeld(app, phone)).find(({ esim }) => esim.id === id);
  if (!held) throw new Refusal("not_found");
  return held;
}

/** Without those whose buyer is gone, or which never came. */
async function withEsims({ db }: Uses<"db">, handOvers: readonly HandOver[]): Promise<Held[]> {
  const esims = await findPlacedEsims(
    db,
    handOvers.map(({ esimId }) => esimId),
  );
  const orders = await findOrdersById(db, [...new Set(esims.map(({ orderId }) => orderId))]);
  return handOvers.flatMap((handOver) => {
    const esim = esims.find(({ id }) => id === handOver.esimId);
    const order = orders.find(({ id }) => id === esim?.orderId);
    if (!esim || !order || esim.erasedAt || order.erasedAt || esim.provisioning === "refused") return [];
    return [{ handOver, esim, from: firstNameOf(order) }];
  });
}

function shown({ handOver: { language, largeType }, esim, from }: Held): HeldEsim {
  const { orderNumber: _, ...seen } = toEsim(esim);
  return { ...seen, from, language, largeType };
}

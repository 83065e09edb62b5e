import type { OfferedEsim, ParsedBodyOf, ReceivedEsim } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import type { CallingDevice } from "../../http/device-secret.ts";
import { newToken, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import {
  findPlacedEsims,
  noteSaidInstalled,
  type PlacedEsimRow,
  refreshEsim,
  toEsim,
  wasRefused,
} from "../esims/index.ts";
import { paperOf } from "../guides/index.ts";
import { receivedPaperLimits, shareLinkLimits, spendLimits } from "../limits/index.ts";
import { findOrdersById, firstNameOf } from "../orders/index.ts";
import type { EsimShare } from "./esim-share.ts";
import { claimFor, findLivingByToken, findReceivedBy } from "./esim-shares.repository.ts";

type Phone = Pick<CallingDevice, "secret">;
type Opening = { token: string; phone: CallingDevice; caller: Caller | null; ip: string };
type ReceivedPaper = ParsedBodyOf<"POST /shares/received/{id}/paper"> & {
  id: string;
  phone: Phone;
  caller: Caller | null;
  ip: string;
};
type Received = { share: EsimShare; esim: PlacedEsimRow; from: string };

/** Seconds between two questions to the provider when the recipient presses refresh. */
const restSeconds = 15;

/** What a link shares, told before the phone takes it: looking takes nothing, so that no preview of a message does. */
export async function lookUpShare(app: Uses<"config" | "db">, opening: Opening): Promise<OfferedEsim> {
  await spendLimits(app, shareLinkLimits, opening);
  const { share, esim, from } = await findOpen(app, opening.token);
  const isReceivedHere = share.recipientHash !== null && share.recipientHash === recipientOf(opening.phone);
  if (share.recipientHash !== null && !isReceivedHere) throw new Refusal("share_taken");
  const { language, largeType } = share;
  const { destinationNames, flag, label: name } = esim;
  return { from, name, destinationNames, flag, language, largeType, isReceivedHere };
}

/** The first phone receives the eSIM, by a secret in its cookie; of two at once the database lets one. */
export async function claimShare(app: Uses<"config" | "db">, opening: Opening): Promise<ReceivedEsim> {
  await spendLimits(app, shareLinkLimits, opening);
  const received = await findOpen(app, opening.token);
  const secret = opening.phone.secret ?? newToken();
  if (!(await claimFor(app.db, received.share.id, tokenHashOf(secret)))) throw new Refusal("share_taken");
  opening.phone.keep(secret);
  return shown(received);
}

/** The cookie is given anew, so that a phone in use never loses it. */
export async function listReceived(
  app: Uses<"db">,
  phone: CallingDevice,
): Promise<{ items: ReceivedEsim[]; next: null }> {
  const received = await findReceived(app, phone);
  if (phone.secret !== null && received.length > 0) phone.keep(phone.secret);
  return { items: received.map(shown), next: null };
}

export async function refreshReceived(
  app: Uses<"db" | "esimEvents" | "log" | "providers">,
  id: string,
  phone: Phone,
): Promise<ReceivedEsim> {
  await findOneReceived(app, phone, id);
  await refreshEsim(app, id, restSeconds);
  return shown(await findOneReceived(app, phone, id));
}

export async function sayReceivedInstalled(
  app: Uses<"db">,
  id: string,
  phone: Phone,
  isInstalled: boolean,
): Promise<ReceivedEsim> {
  await findOneReceived(app, phone, id);
  await noteSaidInstalled(app.db, id, isInstalled);
  return shown(await findOneReceived(app, phone, id));
}

/** The guide on one page with its codes, for the phone that received it. */
export async function makeReceivedPaper(
  app: Uses<"config" | "db">,
  { id, phone, caller, ip, maker, language }: ReceivedPaper,
) {
  await spendLimits(app, receivedPaperLimits, { caller, ip });
  return paperOf(app, { maker, language }, shown(await findOneReceived(app, phone, id)));
}

const recipientOf = ({ secret }: Phone): string | undefined =>
  secret === null ? undefined : tokenHashOf(secret);

async function findOpen(app: Uses<"db">, token: string): Promise<Received> {
  const share = await findLivingByToken(app.db, tokenHashOf(token));
  const [received] = share ? await withEsims(app, [share]) : [];
  if (!received) throw new Refusal("share_ended");
  return received;
}

async function findReceived(app: Uses<"db">, phone: Phone): Promise<Received[]> {
  const recipient = recipientOf(phone);
  return recipient === undefined ? [] : withEsims(app, await findReceivedBy(app.db, recipient));
}

async function findOneReceived(app: Uses<"db">, phone: Phone, id: string): Promise<Received> {
  const received = (await findReceived(app, phone)).find(({ esim }) => esim.id === id);
  if (!received) throw new Refusal("not_found");
  return received;
}

/** Without those whose buyer is gone, or which never came. */
async function withEsims({ db }: Uses<"db">, shares: readonly EsimShare[]): Promise<Received[]> {
  const esims = await findPlacedEsims(
    db,
    shares.map(({ esimId }) => esimId),
  );
  const orders = await findOrdersById(db, [...new Set(esims.map(({ orderId }) => orderId))]);
  return shares.flatMap((share) => {
    const esim = esims.find(({ id }) => id === share.esimId);
    const order = orders.find(({ id }) => id === esim?.orderId);
    if (!esim || !order || esim.erasedAt || order.erasedAt || wasRefused(esim)) return [];
    return [{ share, esim, from: firstNameOf(order) }];
  });
}

function shown({ share: { language, largeType }, esim, from }: Received): ReceivedEsim {
  const { orderNumber: _, ...seen } = toEsim(esim);
  return { ...seen, from, language, largeType };
}

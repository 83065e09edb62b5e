import type { Uses } from "../../app.ts";
import { UnknownOutcome } from "../../infra/outbound/outbound.ts";
import { deliverChatJob } from "./chat.queue.ts";
import { type ChatRow, lockChat, lookAgainIn } from "./chat.repository.ts";
import {
  claimChat,
  findDeskIds,
  findUndelivered,
  forgetPlace,
  keepPlace,
  markDelivered,
  markRequested,
  moveToDesk,
  postpone,
  release,
  renewLease,
  updateSentFacts,
} from "./deliveries.repository.ts";
import { deskOf, personOf, placeOf } from "./desk-of-chat.ts";
import { findPhoto, type MessageRow } from "./messages.repository.ts";
import { keepRead } from "./pull-from-desk.ts";
import type { DeskMessage, DeskPlace, SupportDesk } from "./support-desk.ts";

type Delivering = Uses<"db" | "jobs" | "log" | "supportDesk" | "supportDesks">;

/** Longer than everything that one round of calls may take. */
const leaseSeconds = 60;
/** A call that got no answer has been carried out by now, or never will be. */
const settleSeconds = 20;
const longestWaitSeconds = 300;
/** How soon the desk is asked whether there is an answer, should its webhook get lost. */
const firstLookSeconds = 45;

/**
 * Brings a person's messages to the desk, in their order and each once. One worker at a time, by a lease on the chat:
 * note that the message may be there (committed) · say it, in no transaction · record the desk's number. A message that
 * may be there already is looked for first, and said again only when a call must have come to its end.
 */
export async function deliverChat(app: Delivering, chatId: string): Promise<void> {
  const chat = await claimChat(app.db, chatId, leaseSeconds);
  const desk = chat && (deskOf(app, chat) ?? (await moveOn(app, chat)));
  if (!chat || !desk) return;
  try {
    if (await deliverAll(app, desk, chatId)) await lookAgainIn(app.db, chatId, firstLookSeconds);
  } catch (error) {
    const seconds = Math.min(settleSeconds * 2 ** Math.min(chat.attempts, 5), longestWaitSeconds);
    await postpone(app.db, chatId, seconds);
    await app.jobs.send(app.db, deliverChatJob, { chatId }, { startAfterSeconds: seconds });
    if (!(error instanceof UnknownOutcome)) throw error;
    app.log.warn({ chatId, reason: error.message }, "the support desk does not answer");
  }
}

/** A chat whose desk is configured no more goes on at the one where chats begin now; what was said before stays here, and is deleted there once it can be asked. */
async function moveOn({ db, supportDesk }: Delivering, chat: ChatRow): Promise<SupportDesk | null> {
  if (supportDesk) await db.transaction().execute((tx) => moveToDesk(tx, chat, supportDesk.name));
  return supportDesk;
}

/** False where it has to wait, and where the chat was deleted meanwhile. */
async function deliverAll(app: Delivering, desk: SupportDesk, chatId: string): Promise<boolean> {
  for (;;) {
    const chat = await renewLease(app.db, chatId, leaseSeconds);
    if (!chat) return false;
    const message = await findUndelivered(app.db, chatId);
    if (!message) {
      if (await release(app.db, chat)) return true;
      continue;
    }
    const place = placeOf(chat) ?? (await openAtDesk(app, desk, chat));
    const bring = message.delivery === "requested" ? settle : say;
    if (!(await bring(app, desk, { chat, place, message }))) return false;
  }
}

async function openAtDesk(app: Delivering, desk: SupportDesk, chat: ChatRow): Promise<DeskPlace> {
  const place = await desk.open(chat.deskContact, await personOf(app, chat), chat.facts);
  if (await keepPlace(app.db, chat.id, place, chat.facts)) return place;
  // Deleted meanwhile: nothing of it stays there either.
  await desk.forget(chat.deskContact);
  throw new UnknownOutcome("the chat was deleted");
}

type Saying = { chat: ChatRow; place: DeskPlace; message: MessageRow };

/** False where another worker has taken it up, this one having been away for longer than its lease. */
async function say(app: Delivering, desk: SupportDesk, { chat, place, message }: Saying): Promise<boolean> {
  await tellFacts(app, desk, chat, place);
  const kept = await findPhoto(app.db, message.id);
  const photo = kept?.type && kept.content ? { type: kept.type, content: kept.content } : null;
  if (!(await markRequested(app.db, message))) return false;
  const said = await desk.say(place, { text: message.text, photo });
  if (said.outcome === "gone") {
    await forgetPlace(app.db, chat.id);
    throw new UnknownOutcome("the conversation is gone");
  }
  if (said.outcome === "refused") app.log.warn({ chatId: chat.id, reason: said.reason }, "message refused");
  const id = said.outcome === "taken" ? said.id : null;
  await keepDelivered(app, message, id);
  return true;
}

async function keepDelivered({ db }: Delivering, message: MessageRow, id: number | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await lockChat(tx, message.chatId)) await markDelivered(tx, message, id);
  });
}

/** Before the message, so that the agent reads it beside the page that it is about. */
async function tellFacts(app: Delivering, desk: SupportDesk, chat: ChatRow, place: DeskPlace): Promise<void> {
  if (chat.toldFacts === null || JSON.stringify(chat.toldFacts) === JSON.stringify(chat.facts)) return;
  await desk.tellFacts(place, await personOf(app, chat), chat.facts);
  await updateSentFacts(app.db, chat.id, chat.facts);
}

/** Looks for a message that may have been taken, and says it again where it can't come any more. False: it may still come. */
async function settle(app: Delivering, desk: SupportDesk, saying: Saying): Promise<boolean> {
  const { chat, place, message } = saying;
  const read = await desk.read(place);
  const known = await findDeskIds(app.db, chat.id);
  const hasPhoto = (await findPhoto(app.db, message.id)) !== undefined;
  const isIt = ({ from, id, text, photo }: DeskMessage) =>
    from === "person" &&
    !known.has(id) &&
    id > Math.max(0, ...ownIds(read.messages, known)) &&
    text.trim() === message.text &&
    (photo !== null) === hasPhoto;
  const there = read.messages.find(isIt);
  await keepRead(app, chat.id, read);
  if (there) {
    await keepDelivered(app, message, there.id);
    return true;
  }
  const secondsSince = (Date.now() - Number(message.requestedAt)) / 1000;
  if (secondsSince < settleSeconds) {
    const seconds = Math.ceil(settleSeconds - secondsSince);
    await postpone(app.db, chat.id, seconds);
    await app.jobs.send(app.db, deliverChatJob, { chatId: chat.id }, { startAfterSeconds: seconds });
    return false;
  }
  return say(app, desk, saying);
}

/** Of the person's messages that we know to be there. Those of before are said, so none of them is the one looked for. */
const ownIds = (messages: DeskMessage[], known: ReadonlySet<number>): number[] =>
  messages.filter(({ from, id }) => from === "person" && known.has(id)).map(({ id }) => id);

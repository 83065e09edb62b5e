import { answerFields } from "@rihla/contract/admin";
import { chatPhotoBytes, latinDigits } from "@rihla/contract/rules";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { Refusal } from "../../../refusal.ts";
import { backOfficeDesk, cleanPhoto, type Photo, requestRead, withoutCodes } from "../../chat/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";
import {
  answered,
  type ConversationRow,
  changeConversation,
  closed,
  hasAnswer,
  insertAnswer,
  lockConversation,
  noteAgentLook,
  takeBackAnswer,
} from "./conversations.repository.ts";

type Desk = Uses<"db" | "jobs">;
/** `key`: pressed twice it is one answer. `seen`: the revision that the agent looked at. */
type Answering = { id: string; key: string; seen: number };

/** What is neither filled nor may be read by whoever gets the mail about it is not sent. */
export function answerWithText(
  app: Desk,
  { text, ...answering }: Answering & { text: string },
  by: Responsible,
) {
  const field = answerFields.find((name) => text.includes(`{${name}}`));
  if (field) throw new OperatorRefusal("field_unfilled", { field });
  if (withoutCodes(text) !== latinDigits(text)) throw new OperatorRefusal("holds_a_code");
  return answer(app, answering, { text, photo: null }, by);
}

/** What its writer may send: no larger, and without what it tells beside the picture. */
export function answerWithPhoto(
  app: Desk,
  { content, ...answering }: Answering & { content: string },
  by: Responsible,
) {
  const bytes = Buffer.from(content, "base64");
  if (bytes.length > chatPhotoBytes) throw new Refusal("body_too_large");
  const photo = cleanPhoto(bytes);
  if (!photo) throw new Refusal("unsupported_media_type");
  return answer(app, answering, { text: "", photo }, by);
}

type Said = { text: string; photo: Photo | null };

/** One transaction: nobody has said, answered or closed anything since · the answer, and the chat reads it · the act, without a word of it. */
function answer({ db, jobs }: Desk, { id, key, seen }: Answering, said: Said, by: Responsible) {
  return db.transaction().execute(async (tx) => {
    const held = await hold(tx, id);
    if (await hasAnswer(tx, id, key)) return { revision: held.revision };
    assertSeen(held, seen);
    await insertAnswer(tx, { conversationId: id, operatorId: by.operator ?? "", key, ...said });
    await noteAgentLook(tx, id);
    const revision = await changeConversation(tx, id, answered);
    await requestRead(jobs, tx, backOfficeDesk, id);
    await note(tx, held, "desk answer", by, { photos: said.photo ? 1 : 0 });
    return { revision };
  });
}

export function closeConversation({ db }: Desk, id: string, seen: number, by: Responsible): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const held = await hold(tx, id);
    if (held.closedAt) return;
    assertSeen(held, seen);
    await changeConversation(tx, id, closed);
    await note(tx, held, "desk close", by);
  });
}

export function takeBack({ db, jobs }: Desk, id: string, message: number, by: Responsible): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const held = await hold(tx, id);
    if (!(await takeBackAnswer(tx, id, message))) throw new OperatorRefusal("answer_unknown");
    await changeConversation(tx, id, {});
    await requestRead(jobs, tx, backOfficeDesk, id);
    await note(tx, held, "desk take-back", by, { message });
  });
}

/** Its writer sees that somebody reads. */
export function lookAt({ db, jobs }: Desk, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if (!(await noteAgentLook(tx, id))) throw new OperatorRefusal("conversation_unknown");
    await requestRead(jobs, tx, backOfficeDesk, id);
  });
}

async function hold(tx: Tx, id: string): Promise<ConversationRow> {
  const held = await lockConversation(tx, id);
  if (!held) throw new OperatorRefusal("conversation_unknown");
  return held;
}

function assertSeen({ revision }: ConversationRow, seen: number): void {
  if (revision !== seen) throw new OperatorRefusal("said_meanwhile");
}

const note = (
  tx: Tx,
  { facts }: ConversationRow,
  act: string,
  by: Responsible,
  details: Record<string, number> = {},
) => recordAct(tx, { ...by, id: newId(), act, subject: facts.number, details });

import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { readDeskJob } from "./chat.queue.ts";
import {
  type ChatRow,
  findChat,
  findChatAtDesk,
  lockChat,
  lookAgain,
  noteAgentMessages,
  noteAgentSeen,
  noteAgentTyping,
} from "./chat.repository.ts";
import { deskOf, placeOf } from "./desk-of-chat.ts";
import { changeAgentMessage, findAgentMessages, insertAgentMessage } from "./messages.repository.ts";
import type { DeskConversation, DeskMessage } from "./support-desk.ts";

/** An agent who writes on says so again. */
const typingSeconds = 30;
/** As long as people are told that an answer may take: who hasn't looked by then is away. */
const mailAfterSeconds = 120;

/** Asks the desk for everything that was said and takes over what is new: news from outside are hints only, and may get lost. */
export async function pullFromDesk(app: Uses<"db" | "supportDesks">, chatId: string): Promise<void> {
  const chat = await findChat(app.db, chatId);
  const desk = chat && deskOf(app, chat);
  const place = chat && placeOf(chat);
  if (!desk || !place) return;
  await keepRead(app, chatId, await desk.read(place));
  await lookAgain(app.db, chatId);
}

export async function keepRead(app: Uses<"db">, chatId: string, read: DeskConversation): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const chat = await lockChat(tx, chatId);
    if (!chat) return;
    const fresh = await keepAnswers(tx, chat, read.messages);
    // Nobody is written to because a machine has answered: the address is a guest's word.
    const isAnswered = fresh.some(({ byItself }) => !byItself);
    if (fresh.length > 0) await noteAgentMessages(tx, chat, isAnswered ? mailAfterSeconds : null);
    if (read.agentSeenAt) await noteAgentSeen(tx, chat, read.agentSeenAt);
  });
}

/** Takes over what agents said, wrote anew or took back. Gives what is new. */
async function keepAnswers(tx: Tx, chat: ChatRow, messages: readonly DeskMessage[]): Promise<DeskMessage[]> {
  const known = new Map((await findAgentMessages(tx, chat.id)).map((one) => [one.deskMessage, one]));
  const answers = messages.filter(({ from }) => from === "agent");
  for (const message of answers) {
    const own = known.get(message.id);
    if (!own) await insertAgentMessage(tx, chat, message);
    // An answer that was on its way while the agent took it back tells nothing new.
    else if (!own.takenBack && (message.takenBack || own.text !== message.text))
      await changeAgentMessage(tx, chat.id, own.id, message);
  }
  return answers.filter(({ id }) => !known.has(id));
}

/** Has a conversation read anew, in the transaction of what an agent did there. */
export async function requestRead(jobs: Jobs, tx: Tx, desk: string, conversation: string): Promise<void> {
  const chat = await findChatAtDesk(tx, desk, conversation);
  if (chat) await jobs.send(tx, readDeskJob, { chatId: chat.id });
}

/** What the desk told: something was said, or an agent writes or has stopped. */
export async function followDesk(
  app: Uses<"db" | "supportDesks">,
  desk: string,
  conversation: string,
  isTyping: boolean | undefined,
): Promise<void> {
  const chat = await findChatAtDesk(app.db, desk, conversation);
  if (!chat) return;
  if (isTyping === undefined) return pullFromDesk(app, chat.id);
  await app.db.transaction().execute(async (tx) => {
    if (await lockChat(tx, chat.id)) await noteAgentTyping(tx, chat.id, isTyping ? typingSeconds : null);
  });
}

import type { Db } from "../../../database.ts";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { backOfficeDesk, type SupportDesk } from "../../../modules/chat/support-desk.ts";
import {
  findConversation,
  findMessages,
  findPhoto,
  forgetContact,
  insertSaid,
  isRefused,
  noteSeen,
  noteTyping,
  openConversation,
  updateFacts,
} from "./own-desk.repository.ts";

/** Of a photo's address: no other is fetched. */
const photoAddress = /^photo:(\d{1,15})$/;
const typingSeconds = 30;

/**
 * The desk that is in the back office: it lies in the shop's own database. Each call is one statement, so that it was done or was not; whether, nobody
 * knows where the connection broke. Agents answer in `operators/desk`.
 */
export function createOwnDesk(db: Db): SupportDesk {
  return {
    name: backOfficeDesk,

    open: async (contact, person, facts) => ({
      contact,
      conversation: await orUnknown(() => openConversation(db, contact, person, facts)),
    }),

    say: (place, message) =>
      orUnknown(async () => {
        try {
          const id = await insertSaid(db, place, message);
          return id === undefined ? { outcome: "gone" } : { outcome: "taken", id };
        } catch (error) {
          if (isRefused(error)) return { outcome: "refused", reason: "the database can't hold it" };
          throw error;
        }
      }),

    read: (place) =>
      orUnknown(async () => {
        const conversation = await findConversation(db, place);
        if (!conversation) return { messages: [], agentSeenAt: null };
        const rows = await findMessages(db, place.conversation);
        const messages = rows.map(({ id, operatorId, text, takenBackAt, hasPhoto, saidAt }) => ({
          id,
          from: operatorId === null ? ("person" as const) : ("agent" as const),
          byItself: false,
          text,
          takenBack: takenBackAt !== null,
          photo: hasPhoto ? `photo:${id}` : null,
          otherFile: false,
          at: saidAt,
        }));
        return { messages, agentSeenAt: conversation.agentSeenAt };
      }),

    tellFacts: (place, person, facts) => orUnknown(() => updateFacts(db, place, person, facts)),
    tellSeen: (place) => orUnknown(() => noteSeen(db, place)),
    tellTyping: (place, isTyping) => orUnknown(() => noteTyping(db, place, isTyping ? typingSeconds : null)),

    fetchPhoto: async (address) => {
      const [, message] = photoAddress.exec(address) ?? [];
      return message === undefined ? null : orUnknown(() => findPhoto(db, Number(message)));
    },

    forget: (contact) => orUnknown(() => forgetContact(db, contact)),
  };
}

/** What the database has not answered may have been done. Its own words may hold what was written, so none of them is told. */
async function orUnknown<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch {
    throw new UnknownOutcome("the database did not answer");
  }
}

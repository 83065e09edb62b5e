import type { Language, PhotoType } from "@rihla/contract";

/** The name of the desk that is in the back office: stands on chats' rows, never renamed. */
export const backOfficeDesk = "back-office";

/** What an agent sees beside the messages. Never a code, a card or a way to install anything. */
export type ChatFacts = {
  /** By which the person may name the chat: it stands in the mails about it. */
  number: string;
  /** Address in the shop, without what follows the path. */
  page: string;
  language: Language;
  /** Number of an order that was proved to be this person's. */
  order: string | null;
  /** States of its eSIMs. */
  esims: string[];
  /** What a guest says; nobody has proved it, so it is never taken for who they are. */
  says: { name: string; email: string | null } | null;
};

/** Who writes. `email` only where it was proved by a code. */
export type DeskPerson = { identifier: string; name: string | null; email: string | null };

/** Where a conversation is: `contact` is a secret of ours that opens it, `conversation` the desk's number. */
export type DeskPlace = { contact: string; conversation: string };

export type Photo = { type: PhotoType; content: Buffer };

export type DeskMessage = {
  /** Later ones are larger. */
  id: number;
  from: "person" | "agent";
  /** The desk said it in an agent's place: a greeting, out of office. */
  byItself: boolean;
  text: string;
  takenBack: boolean;
  /** A picture's address at the desk, for `fetchPhoto`. */
  photo: string | null;
  otherFile: boolean;
  at: Date;
};

export type DeskConversation = { messages: DeskMessage[]; agentSeenAt: Date | null };

/**
 * Where agents answer. Whatever gets no answer, or none that can be read, throws `UnknownOutcome`: it may have been done.
 * Nothing that agents write for each other ever comes out of it.
 */
export type SupportDesk = {
  name: string;
  /** Asked again with the same contact, it opens no second conversation as long as the first one is there. */
  open(contact: string, person: DeskPerson, facts: ChatFacts): Promise<DeskPlace>;
  /**
   * Not idempotent: after an `UnknownOutcome` look with `read` first. `refused`: it will never take this. `gone`: agents have
   * deleted the conversation; another one can be opened.
   */
  say(
    place: DeskPlace,
    message: { text: string; photo: Photo | null },
  ): Promise<{ outcome: "taken"; id: number } | { outcome: "refused"; reason: string } | { outcome: "gone" }>;
  /** Everything that was said, in order. */
  read(place: DeskPlace): Promise<DeskConversation>;
  tellFacts(place: DeskPlace, person: DeskPerson, facts: ChatFacts): Promise<void>;
  tellSeen(place: DeskPlace): Promise<void>;
  tellTyping(place: DeskPlace, isTyping: boolean): Promise<void>;
  /** Null where it is there no more, or larger than a photo may be. */
  fetchPhoto(address: string): Promise<Buffer | null>;
  /** Takes the person and all that was said from the desk. Nobody there is fine. */
  forget(contact: string): Promise<void>;
};

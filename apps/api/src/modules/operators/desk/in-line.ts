import type { ConversationInLine, ConversationState } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import { backOfficeDesk, type ChatFacts, type DeskPerson } from "../../chat/index.ts";
import { maskedEmail, maskedName } from "../masked.ts";
import { countWaiting, findLine } from "./conversations.repository.ts";

const most = 100;

export async function showLine({ db, supportDesk }: Uses<"db" | "supportDesk">, state: ConversationState) {
  const [rows, waiting] = await Promise.all([findLine(db, state, most + 1), countWaiting(db)]);
  return {
    begins: supportDesk?.name === backOfficeDesk,
    conversations: rows.slice(0, most).map(toConversation),
    waiting,
    more: rows.length > most,
  };
}

type Row = {
  id: string;
  person: DeskPerson;
  facts: ChatFacts;
  waitingSince: Date | null;
  closedAt: Date | null;
  lastMessageAt: Date;
  beginning: string | null;
};

/** People are masked as everywhere: the account's name and address, else what a guest says of themselves. */
export function toConversation({ person, facts, ...row }: Row): ConversationInLine {
  const proved = facts.says === null;
  const name = proved ? person.name : (facts.says?.name ?? null);
  const email = proved ? person.email : (facts.says?.email ?? null);
  return {
    id: row.id,
    number: facts.number,
    state: row.waitingSince ? "waiting" : row.closedAt ? "closed" : "answered",
    name: name === null ? null : maskedName(name),
    email: email === null ? null : maskedEmail(email),
    proved,
    language: facts.language,
    orderNumber: facts.order,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    lastMessageAt: row.lastMessageAt.toISOString(),
    beginning: row.beginning ?? "",
  };
}

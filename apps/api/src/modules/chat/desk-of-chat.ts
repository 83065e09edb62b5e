import type { Uses } from "../../app.ts";
import { findCustomer } from "../customers/index.ts";
import type { ChatRow } from "./chat.repository.ts";
import type { DeskPerson, DeskPlace, SupportDesk } from "./support-desk.ts";

/** The desk that has the chat; null where it is configured no more. */
export const deskOf = (
  { supportDesks }: Uses<"supportDesks">,
  { desk }: Pick<ChatRow, "desk">,
): SupportDesk | null => supportDesks.get(desk) ?? null;

export const placeOf = ({ deskContact, deskConversation }: ChatRow): DeskPlace | null =>
  deskConversation === null ? null : { contact: deskContact, conversation: deskConversation };

/** Only what was proved: a guest's name and e-mail are said among the facts. */
export async function personOf({ db }: Uses<"db">, chat: ChatRow): Promise<DeskPerson> {
  const customer = chat.customerId === null ? undefined : await findCustomer(db, chat.customerId);
  // A guest's chat keeps its name at the desk when an account takes it over.
  if (!customer || chat.guestName !== null)
    return { identifier: `guest-${chat.id}`, name: chat.guestName, email: null };
  return { identifier: customer.id, name: customer.name, email: customer.email };
}

import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import type { CallingDevice } from "../../http/device-secret.ts";
import { tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { type ChatRow, findChatOf, type Owner } from "./chat.repository.ts";

/** Who asks: an account, or the browser that holds a guest's secret. */
export type Person = { caller: Caller | null; guest: CallingDevice };

/**
 * Who is signed in sees the account's chat only, so that signing out leaves nothing behind; a guest sees the one of this
 * browser. Null for a guest without a secret.
 */
function ownerOf({ caller, guest }: Person): Owner | null {
  if (caller) return { customerId: caller.customerId };
  return guest.secret === null ? null : { guestHash: tokenHashOf(guest.secret) };
}

export async function findOwnChat({ db }: Uses<"db">, person: Person): Promise<ChatRow | undefined> {
  const owner = ownerOf(person);
  return owner ? findChatOf(db, owner) : undefined;
}

export async function requireOwnChat(app: Uses<"db">, person: Person): Promise<ChatRow> {
  const chat = await findOwnChat(app, person);
  if (!chat) throw new Refusal("not_found");
  return chat;
}

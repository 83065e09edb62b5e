import type { Chat, Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { newToken, tokenHashOf } from "../../infra/ids.ts";
import { Refusal } from "../../refusal.ts";
import { chatActLimits, chatLimits, spendLimits } from "../limits/index.ts";
import { adoptChat, type ChatRow, findChatOf, insertChat, keepGuestEmail } from "./chat.repository.ts";
import { findOwnChat, type Person } from "./own-chat.ts";
import { showChat } from "./show-chat.ts";
import type { ChatFacts } from "./support-desk.ts";

type Opening = Person & { ip: string; said: { language: Language; name?: string; email?: string } };

/**
 * Begins a chat, or goes on with one's own; a guest may say later where to be answered. What a guest of this browser wrote before signing
 * in becomes the account's, if it has no chat yet and they gave its address. The browser's secret is worth nothing afterwards:
 * on a shared phone another one has signed in.
 */
export async function openChat(
  app: Uses<"config" | "db" | "supportDesk">,
  opening: Opening,
): Promise<{ isNew: boolean; data: Chat }> {
  if (!app.supportDesk) throw new Refusal("chat_unavailable", { retryAfterSeconds: 3600 });
  const { caller, guest } = opening;
  if (caller && guest.secret !== null) {
    await adoptChat(app.db, tokenHashOf(guest.secret), caller);
    guest.forget();
  }
  const own = await findOwnChat(app, opening);
  if (own) return { isNew: false, data: await showChat(app, await withAddress(app, own, opening), 0) };
  await spendLimits(app, chatLimits, opening);
  return begin(app, app.supportDesk.name, opening);
}

async function withAddress(app: Uses<"config" | "db">, own: ChatRow, opening: Opening): Promise<ChatRow> {
  const { email } = opening.said;
  if (own.customerId !== null || email === undefined || email === own.guestEmail) return own;
  await spendLimits(app, chatActLimits, { ...opening, orderId: own.id });
  return keepGuestEmail(app.db, own.id, email);
}

async function begin(
  app: Uses<"db">,
  desk: string,
  { caller, guest, said }: Opening,
): Promise<{ isNew: boolean; data: Chat }> {
  const { language, name, email = null } = said;
  if (!caller && name === undefined)
    throw new Refusal("invalid_input", { errors: [{ path: "name", code: "required" }] });
  const secret = newToken();
  const owner = caller ? { customerId: caller.customerId } : { guestHash: tokenHashOf(secret) };
  const says = caller || name === undefined ? null : { name, email };
  const facts: ChatFacts = { number: "", page: "", language, order: null, esims: [], says };
  const chat = await insertChat(app.db, {
    owner,
    guestName: says?.name ?? null,
    guestEmail: says?.email ?? null,
    language,
    desk,
    deskContact: newToken(),
    facts,
  });
  if (!caller) guest.keep(secret);
  // Of an account's two windows at once the second finds the first one's.
  const row = chat ?? (await findChatOf(app.db, owner));
  if (!row) throw new Refusal("not_found");
  return { isNew: chat !== undefined, data: await showChat(app, row, 0) };
}

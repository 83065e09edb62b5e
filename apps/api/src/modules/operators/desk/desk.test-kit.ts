import { randomUUID } from "node:crypto";
import { ask, type BackOffice, createBackOffice, type Person } from "../../../testing/back-office.ts";
import { eventually } from "../../../testing/eventually.ts";
import { type Browser, open, say, see } from "../../chat/chat.test-kit.ts";

/** A shop whose chats begin in its back office. */
export const createDeskOffice = (create?: Parameters<typeof createBackOffice>[1]): Promise<BackOffice> =>
  createBackOffice({ SUPPORT_DESK: "back-office" }, create);

export type Asked = { browser: Browser; id: string };

/** Somebody writes, and it is at the desk. `browser`: who, a guest where nobody is told. */
export async function question(
  office: BackOffice,
  text: string,
  browser: Browser = {},
  more: object = { name: "Amina Kaci", email: `${randomUUID()}@example.com` },
): Promise<Asked> {
  await open(office, browser, browser.token ? {} : more);
  await say(office, browser, text);
  return { browser, id: await idAtDesk(office, browser) };
}

async function idAtDesk(office: BackOffice, browser: Browser): Promise<string> {
  const chatId = (await see(office, browser)).chat?.id ?? "";
  return eventually(async () => {
    const row = await office.app.db
      .selectFrom("chat")
      .select("deskConversation")
      .where("id", "=", chatId)
      .executeTakeFirstOrThrow();
    const waits = await office.app.db
      .selectFrom("chatMessage")
      .select("id")
      .where("chatId", "=", chatId)
      .where("delivery", "<>", "sent")
      .execute();
    if (!row.deskConversation || waits.length > 0) throw new Error("It is not at the desk yet");
    return row.deskConversation;
  });
}

export const conversation = async (office: BackOffice, { cookie }: Person, id: string) =>
  (await ask(office, `GET /conversations/${id}`, { cookie })).data;

export const answer = (
  office: BackOffice,
  { cookie }: Person,
  id: string,
  body: { text: string; seen: number; key?: string },
) => ask(office, `POST /conversations/${id}/answers`, { cookie, body: { key: randomUUID(), ...body } });

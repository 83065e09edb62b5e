import { chatWaitMinutes } from "@rihla/contract/rules";
import { sql } from "kysely";
import type { Tx } from "../../database.ts";

/** Chats whose last word has waited for long enough, each once until an agent answers; where there is an address to tell it to. Not of those who wrote long ago: what was not told in time is not told at all. */
export async function claimWaiting(tx: Tx, limit: number): Promise<{ chatId: string }[]> {
  const { rows } = await sql<{ chatId: string }>`
    update chat set told_waiting = messages where id in (
      select c.id from chat c
      where (c.customer_id is not null or c.guest_email is not null)
        and c.last_message_at < now() - make_interval(mins => ${chatWaitMinutes})
        and c.last_message_at > now() - make_interval(hours => 1, mins => ${chatWaitMinutes})
        and c.told_waiting <= coalesce(
          (select max(m.number) from chat_message m where m.chat_id = c.id and m.author = 'agent'), 0)
        and (select m.author from chat_message m where m.chat_id = c.id order by m.number desc limit 1) = 'person'
      limit ${limit} for update skip locked)
    returning id as "chatId"`.execute(tx);
  return rows;
}

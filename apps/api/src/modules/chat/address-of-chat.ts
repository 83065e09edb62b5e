import type { Executor } from "../../database.ts";
import { readableCodeOf } from "../../infra/ids.ts";
import { findCustomer } from "../customers/index.ts";
import type { ChatRow } from "./chat.repository.ts";

/** Where its writer is answered who has left: the account's address, else the one that a guest gave, who may have given none. */
export async function addressOf(db: Executor, { customerId, guestEmail }: ChatRow): Promise<string | null> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer?.email ?? guestEmail;
}

const numberLength = 8;

/** By which its writer and the agents name a chat; it opens nothing. */
export const chatNumber = (chatId: string): string => readableCodeOf(`chat ${chatId}`, numberLength);

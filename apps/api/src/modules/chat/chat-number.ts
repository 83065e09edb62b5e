import { readableCodeOf } from "../../infra/ids.ts";

const length = 8;

/** By which its writer and the agents name a chat; it opens nothing. */
export const chatNumber = (chatId: string): string => readableCodeOf(`chat ${chatId}`, length);

import { HttpRefusal } from "../world/http-refusal.ts";

/** The one way of saying no: a message, with 400 for what can't be done, 403 for a key that opens nothing. */
export const refusal = (status: 400 | 403 | 429, message: string): HttpRefusal =>
  new HttpRefusal(status, messageBody(message));

export const messageBody = (message: string) => ({ message });

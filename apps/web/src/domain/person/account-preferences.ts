import type { User } from "@rihla/contract";
import { api } from "../../lib/api/api.ts";

export type Choice = Partial<User["preferences"]>;

let sending: Promise<unknown> = Promise.resolve();

/** One after the other, so that of two quick choices neither takes the other back. */
export function giveToAccount(choice: Choice): Promise<void> {
  const sent = sending.then(() => change(choice));
  sending = sent.catch(() => {});
  return sent;
}

async function change(choice: Choice): Promise<void> {
  const known = await api("GET /auth/me/preferences");
  await api("PUT /auth/me/preferences", { body: { ...known, ...choice } });
}

import type { DataOf } from "@rihla/contract";
import { api } from "../../lib/api.ts";
import { signIn } from "../../lib/session.ts";
import type { Visitor } from "../../lib/visitor.ts";

/** Signs in here. Who is new gets the language and currency they have been reading in. */
export function startSession(
  { token, isNew }: DataOf<"POST /auth/sessions">,
  { language, currency }: Visitor,
): void {
  signIn(token);
  if (isNew) savePreferences(language, currency).catch(() => {}); // they are chosen here all the same
}

export async function savePreferences(language: Visitor["language"], currency: string): Promise<void> {
  await api("PUT /auth/me/preferences", { body: { language, currency } });
}

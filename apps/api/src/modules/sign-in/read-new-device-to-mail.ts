import type { Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { findSessionWithCustomer } from "./sessions.repository.ts";

type NewDeviceToMail = { email: string; language: Language; device: string | null; signedInAt: Date };

/** Where and when somebody signed in; null when the account is gone. */
export async function readNewDeviceToMail(
  { db }: Uses<"db">,
  { sessionId }: { sessionId: string },
): Promise<NewDeviceToMail | null> {
  return (await findSessionWithCustomer(db, sessionId)) ?? null;
}

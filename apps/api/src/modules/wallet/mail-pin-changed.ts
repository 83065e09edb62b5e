import type { Uses } from "../../app.ts";
import { findCustomer } from "../customers/index.ts";
import { pinChangedMail, sendMail } from "../messages/index.ts";
import { findSessionWithCustomer } from "../sign-in/index.ts";

type Change = {
  changeId: string;
  customerId: string;
  sessionId: string | null;
  what: "set" | "taken";
  at: string;
};

/** To nobody where the account is deleted. */
export async function mailPinChanged(
  app: Uses<"config" | "db" | "log" | "mailer">,
  { changeId, customerId, sessionId, what, at }: Change,
): Promise<void> {
  const customer = await findCustomer(app.db, customerId);
  if (!customer) return;
  const session = sessionId === null ? undefined : await findSessionWithCustomer(app.db, sessionId);
  const { email, language } = customer;
  const content = pinChangedMail({ language, what, device: session?.device ?? null, at: new Date(at) });
  await sendMail(app, { to: email, about: "pin-changed", id: changeId }, content);
}

import { brand } from "@rihla/i18n";
import type { Uses } from "../../app.ts";
import { escapeHtml } from "../../infra/escape-html.ts";
import { sendMail } from "../messages/index.ts";
import { findOperator, findOwners } from "./people.repository.ts";

/** Whoever got hold of the machine or of an owner's session is seen by the others. In the words of operators' commands. */
export async function mailOwners(
  app: Uses<"config" | "db" | "log" | "mailer">,
  { operatorId, actId }: { operatorId: string; actId: string },
): Promise<void> {
  const invited = await findOperator(app.db, operatorId);
  if (!invited) return;
  const lines = [
    `${invited.name} was invited to the back office as ${invited.role}, and could add a passkey for half an hour.`,
    `If nobody of you did that: block them there at once, and look at what was done: ops acts ${operatorId}`,
  ];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const mail = {
    subject: `${brand.name.en}: ${invited.name} was invited to the back office`,
    text: lines.join("\n\n"),
    html,
  };
  for (const { id, email } of await findOwners(app.db))
    await sendMail(app, { to: email, about: "operator-invited", id: `${actId}/${id}` }, mail);
}

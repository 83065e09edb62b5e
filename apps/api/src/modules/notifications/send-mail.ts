import type { Uses } from "../../app.ts";
import type { MailContent } from "./mailer.ts";

/** What a mail is about: its kind and the id of the fact, for example `order-delivered` and the order's id. */
type MailFact = { to: string; about: string; id: string };

/**
 * Hands over one mail. A job that runs twice sends it twice, since no mail server promises otherwise; both carry the
 * same Message-ID, which mailboxes use to show it once.
 */
export async function sendMail(
  app: Uses<"config" | "log" | "mailer">,
  { to, about, id }: MailFact,
  content: MailContent,
): Promise<void> {
  await app.mailer.send({ ...content, to, messageId: `<${about}.${id}@${domainOf(app.config.MAIL_FROM)}>` });
  app.log.info({ mail: about, id }, "mail handed over");
}

function domainOf(sender: string): string {
  return /@([\w.-]+)/.exec(sender)?.[1] ?? "localhost";
}

import { setTimeout } from "node:timers/promises";
import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { isDatabaseAway } from "../../../infra/database/database-watch.ts";
import { newId, tokenHashOf } from "../../../infra/ids.ts";
import { currentJob } from "../../../infra/jobs/current-job.ts";
import { returnAddress } from "../returned/return-address.ts";
import { noteSent, type SentMail } from "../sent/sent-mails.repository.ts";
import { noteHandedOver, wasHandedOver } from "./handed-over.repository.ts";
import type { MailContent } from "./mailer.ts";

/**
 * What a mail is about: its kind and the id of the fact, for example `order-delivered` and the order's id. To an order: to its e-mail, and
 * a mail that can't be delivered there comes back to us as this order's.
 */
type MailFact = { to: string | MailedOrder; about: string; id: string };
type MailedOrder = { email: string; number: string };

/**
 * Hands over one mail, once for each job: the server's yes is written down before anything else is done. Who dies in between, or is
 * told no yes by a server that took it, sends it again (decision 95); both carry the same Message-ID, by which some mailboxes show one.
 * That it was sent, and what became of it, is kept a year.
 */
export async function sendMail(
  app: Uses<"config" | "db" | "log" | "mailer">,
  { to: addressee, about, id }: MailFact,
  content: MailContent,
): Promise<void> {
  const isOrders = typeof addressee !== "string";
  const to = isOrders ? addressee.email : addressee;
  const returnTo = isOrders ? returnAddress(app.config, addressee.number) : undefined;
  const messageId = `<${about}.${id}@${domainOf(app.config.MAIL_FROM)}>`;
  const job = currentJob.getStore();
  const digest = job === undefined ? null : tokenHashOf(`${job} ${messageId} ${to}`);
  if (digest && (await wasHandedOver(app.db, digest)))
    return app.log.info({ mail: about, id }, "mail was handed over before");
  const orderNumber = isOrders ? addressee.number : null;
  const mail = { key: `${job ?? newId()} ${about} ${id}`, kind: about, fact: id, orderNumber };
  try {
    await app.mailer.send({ ...content, to, messageId, returnTo });
  } catch (error) {
    // What is wrong is the server's no: that it can't be noted just then hides nothing of it.
    await noteSent(app.db, mail, "refused").catch(() => {});
    throw error;
  }
  await noteSurely(app.db, mail, digest);
  app.log.info({ mail: about, id }, "mail handed over");
}

/** Seconds: a job whose worker says nothing is given to another one after ten. */
const patience = 8;

/** The database may be away just then. */
async function noteSurely(db: Db, mail: SentMail, digest: string | null): Promise<void> {
  for (let second = 0; ; second++)
    try {
      return await db.transaction().execute(async (tx) => {
        if (digest) await noteHandedOver(tx, digest);
        await noteSent(tx, mail, "taken");
      });
    } catch (error) {
      if (second === patience || !isDatabaseAway(error)) throw error;
      await setTimeout(1000);
    }
}

function domainOf(sender: string): string {
  return /@([\w.-]+)/.exec(sender)?.[1] ?? "localhost";
}

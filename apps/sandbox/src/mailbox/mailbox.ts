import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import type { Collection } from "../world/store.ts";
import type { World } from "../world/world.ts";

type Attachment = {
  filename: string;
  contentType: string;
  size: number;
  contentBase64: string;
  contentId: string | null;
};

export type Mail = {
  id: string;
  messageId: string;
  receivedAt: string;
  from: string;
  /** Whom the envelope names as the one who hears of it when the mail can't be delivered. */
  returnPath: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
};

export type Mailbox = { world: World; mails: Collection<Mail> };

/** More than an hour's storm writes. */
const KEPT = 20_000;

export function openMailbox(world: World): Mailbox {
  return { world, mails: world.store.collection("mails") };
}

export type Envelope = { returnPath: string; to: string[] };

/**
 * The envelope says who it was really addressed to, not what the header claims. A mail whose Message-ID the same person has had
 * is taken and dropped, as mail servers do.
 */
export async function receive({ world, mails }: Mailbox, raw: Buffer, envelope: Envelope): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  const mail: Mail = {
    id: randomUUID(),
    messageId: parsed.messageId ?? "",
    receivedAt: new Date(world.clock.now()).toISOString(),
    from: parsed.from?.address ?? "",
    ...envelope,
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html ?? "",
    attachments: parsed.attachments.map((one) => {
      const content = Buffer.from(one.content as ArrayBuffer);
      return {
        filename: one.filename ?? "",
        contentType: one.mimeType,
        size: content.length,
        contentBase64: content.toString("base64"),
        contentId: one.contentId?.replaceAll(/[<>]/g, "") ?? null,
      };
    }),
  };
  const again = mails.all().find((one) => isSame(one, mail));
  if (again) return again;
  mails.put(mail.id, mail);
  for (const old of mails.all().slice(0, -KEPT)) mails.remove(old.id);
  return mail;
}

const isSame = (one: Mail, other: Mail): boolean =>
  one.messageId !== "" && one.messageId === other.messageId && one.to.join() === other.to.join();

/** Newest first; `to` compares without regard to case. */
export function mailsTo({ mails }: Mailbox, to = ""): Mail[] {
  const wanted = to.toLowerCase();
  const found = mails.all().filter((mail) => !wanted || mail.to.some((one) => one.toLowerCase() === wanted));
  return found.reverse();
}

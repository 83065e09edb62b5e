import type { Mail, Mailer } from "../../../modules/messages/mails/mailer.ts";

type SmtpSettings = { SMTP_URL: string; MAIL_FROM: string };

/** A mail server did not take a mail. Its own words are left out: some quote what they refuse, and mails hold secrets. */
class MailNotAccepted extends Error {
  override name = "MailNotAccepted";
}

/**
 * Sends through any SMTP server; one connection a mail, so that nothing is open when a worker stops. The library is loaded
 * with the first mail: the api, which sends none, does without it.
 */
export function createSmtpMailer({ SMTP_URL, MAIL_FROM }: SmtpSettings): Mailer {
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: SMTP_URL,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      // What a mail is made of is always given, never fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let opening: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      opening ??= open();
      const transport = await opening;
      await transport.sendMail(toMessage(mail, MAIL_FROM)).catch((error: unknown) => {
        throw new MailNotAccepted(reasonOf(error));
      });
    },
  };
}

function toMessage({ attachments = [], oneClickUrl, returnTo, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    ...(returnTo && { envelope: { from: returnTo, to: mail.to } }),
    // Keeps out-of-office answers away.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(oneClickUrl && {
        "List-Unsubscribe": `<${oneClickUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    attachments: attachments.map((attachment) => ({
      ...attachment,
      contentDisposition: attachment.cid ? ("inline" as const) : ("attachment" as const),
    })),
  };
}

function reasonOf(error: unknown): string {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return [code ?? "unknown", command, responseCode].filter((part) => part !== undefined).join(" ");
}

type MailAttachment = {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Set, the mail's own text shows it as `<img src="cid:…">`. */
  cid?: string;
};

/** What a mail says. Both parts say the same. */
export type MailContent = {
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  /** Where a mail program says for its reader that no more of this kind is wanted (RFC 8058). */
  oneClickUrl?: string;
};

/** A mail ready to go. */
export type Mail = MailContent & {
  to: string;
  /** Stable for one fact, so that a second sending can be recognised as the same mail. */
  messageId: string;
  /** Who hears of it when it can't be delivered; `MAIL_FROM` where it is left out. */
  returnTo?: string | undefined;
};

/** Hands a mail to a mail server. Throws when it was not accepted; the job tries again. */
export type Mailer = { send(mail: Mail): Promise<void> };

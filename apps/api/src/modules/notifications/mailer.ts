/** A mail ready to go. Both parts say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable for one fact, so that a second sending can be recognised as the same mail. */
  messageId: string;
  attachments?: Array<{ filename: string; contentType: string; content: Buffer }>;
};

/** Hands a mail to a mail server. Throws when it was not accepted; the job tries again. */
export type Mailer = { send(mail: Mail): Promise<void> };

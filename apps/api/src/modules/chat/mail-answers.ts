import type { Uses } from "../../app.ts";
import { findCustomer } from "../customers/index.ts";
import { chatAnswerMail, sendMail } from "../messages/index.ts";
import { mailAnswersJob } from "./chat.queue.ts";
import { type ChatRow, findChat } from "./chat.repository.ts";
import { claimUnreadAnswers, findUnreadAnswers, type Stretch } from "./unread-answers.repository.ts";
import { withoutCodes } from "./without-codes.ts";

/** Asks for mails about what agents wrote to people who are away, each message in one mail. */
export async function requestAnswerMails({ db, jobs }: Uses<"db" | "jobs">, limit: number): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => jobs.sendAll(tx, mailAnswersJob, await claimUnreadAnswers(tx, limit)));
}

/**
 * To the account's address, else to the one that a guest gave. Nobody has proved that one: so the mail says nothing that
 * the guest wrote, not even the name, and hides what could open something.
 */
export async function mailAnswers(
  app: Uses<"config" | "db" | "log" | "mailer">,
  stretch: Stretch,
): Promise<void> {
  const chat = await findChat(app.db, stretch.chatId);
  const to = chat && (await addressOf(app, chat));
  const answers = to ? await findUnreadAnswers(app.db, stretch) : [];
  if (!to || answers.length === 0) return;
  const { language } = chat.facts;
  const content = chatAnswerMail({
    language,
    isGuest: chat.customerId === null,
    answers: answers.map(({ text }) => withoutCodes(text)),
    chatUrl: `${app.config.PUBLIC_URL}/${language}/support#chat`,
  });
  await sendMail(app, { to, about: "chat-answer", id: `${chat.id}-${stretch.until}` }, content);
}

async function addressOf({ db }: Uses<"db">, { customerId, guestEmail }: ChatRow): Promise<string | null> {
  const customer = customerId === null ? undefined : await findCustomer(db, customerId);
  return customer?.email ?? guestEmail;
}

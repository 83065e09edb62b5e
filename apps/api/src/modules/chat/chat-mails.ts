import type { Language } from "@rihla/contract";
import { supportAnswerHours } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { chatAnswerMail, chatWaitingMail, sendMail } from "../messages/index.ts";
import { addressOf, chatNumber } from "./address-of-chat.ts";
import { mailAnswersJob, mailWaitingJob } from "./chat.queue.ts";
import { type ChatRow, findChat } from "./chat.repository.ts";
import { claimUnreadAnswers, findUnreadAnswers, type Stretch } from "./unread-answers.repository.ts";
import { claimWaiting } from "./waiting-questions.repository.ts";
import { withoutCodes } from "./without-codes.ts";

const hour = 3_600_000;

/** Asks for a mail to each who has waited for long enough since they wrote, once until an agent answers. */
export async function requestWaitingMails({ db, jobs }: Uses<"db" | "jobs">, limit: number): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => jobs.sendAll(tx, mailWaitingJob, await claimWaiting(tx, limit)));
}

export const mailWaiting = (app: Uses<"config" | "db" | "log" | "mailer">, chatId: string): Promise<void> =>
  mailChat(app, chatId, (chat, about) => ({
    about: "chat-waiting",
    id: `${chat.id}-${chat.messages}`,
    content: chatWaitingMail({
      ...about,
      number: chatNumber(chatId),
      by: new Date(chat.lastMessageAt.getTime() + supportAnswerHours * hour),
    }),
  }));

/** Asks for mails about what agents wrote to people who are away, each message in one mail. */
export async function requestAnswerMails({ db, jobs }: Uses<"db" | "jobs">, limit: number): Promise<void> {
  await db
    .transaction()
    .execute(async (tx) => jobs.sendAll(tx, mailAnswersJob, await claimUnreadAnswers(tx, limit)));
}

/** Nobody has proved a guest's address: so the mail says nothing that the guest wrote, not even the name, and hides what could open something. */
export const mailAnswers = (app: Uses<"config" | "db" | "log" | "mailer">, stretch: Stretch): Promise<void> =>
  mailChat(app, stretch.chatId, async (chat, about) => {
    const answers = await findUnreadAnswers(app.db, stretch);
    if (answers.length === 0) return undefined;
    return {
      about: "chat-answer",
      id: `${chat.id}-${stretch.until}`,
      content: chatAnswerMail({ ...about, answers: answers.map(({ text }) => withoutCodes(text)) }),
    };
  });

/** What every mail about a chat says. */
type AboutChat = { language: Language; isGuest: boolean; chatUrl: string };
type ChatMail = { about: string; id: string; content: Parameters<typeof sendMail>[2] };

/** Mails what `write` makes of a chat to the account's address, else to the one that a guest gave; where there is none, nobody is told. */
async function mailChat(
  app: Uses<"config" | "db" | "log" | "mailer">,
  chatId: string,
  write: (chat: ChatRow, about: AboutChat) => ChatMail | undefined | Promise<ChatMail | undefined>,
): Promise<void> {
  const chat = await findChat(app.db, chatId);
  const to = chat && (await addressOf(app.db, chat));
  if (!to) return;
  const { language } = chat.facts;
  const chatUrl = `${app.config.PUBLIC_URL}/${language}/support#chat`;
  const mail = await write(chat, { language, isGuest: chat.customerId === null, chatUrl });
  if (mail) await sendMail(app, { to, about: mail.about, id: mail.id }, mail.content);
}

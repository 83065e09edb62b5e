import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs/jobs.ts";
import {
  deliverChatJob,
  eraseAtDeskJob,
  forgetOldChatsJob,
  mailAnswersJob,
  mailWaitingJob,
  readDeskJob,
  sweepChatsJob,
  tellDeskJob,
} from "./chat.queue.ts";
import { mailAnswers, mailWaiting } from "./chat-mails.ts";
import { deliverChat } from "./deliver-chat.ts";
import { eraseAtDesk, forgetOldChats } from "./erase-chats.ts";
import { pullFromDesk } from "./pull-from-desk.ts";
import { pushToDesk } from "./push-to-desk.ts";
import { sweepChats } from "./sweep-chats.ts";

export function chatJobs(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer" | "supportDesk" | "supportDesks">,
): JobHandlers {
  return [
    handleJob(deliverChatJob, ({ chatId }) => deliverChat(app, chatId)),
    handleJob(readDeskJob, ({ chatId }) => pullFromDesk(app, chatId)),
    handleJob(tellDeskJob, ({ chatId, what }) => pushToDesk(app, chatId, what)),
    handleJob(mailAnswersJob, (stretch) => mailAnswers(app, stretch)),
    handleJob(mailWaitingJob, ({ chatId }) => mailWaiting(app, chatId)),
    handleJob(eraseAtDeskJob, ({ erasureId }) => eraseAtDesk(app, erasureId)),
    handleJob(sweepChatsJob, () => sweepChats(app)),
    handleJob(forgetOldChatsJob, () => forgetOldChats(app)),
  ];
}

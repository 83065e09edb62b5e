import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import {
  deliverChatJob,
  eraseAtDeskJob,
  forgetOldChatsJob,
  mailAnswersJob,
  readDeskJob,
  sweepChatsJob,
  tellDeskJob,
} from "./chat.queue.ts";
import { deliverChat } from "./deliver-chat.ts";
import { eraseAtDesk, forgetOldChats } from "./erase-chats.ts";
import { mailAnswers } from "./mail-answers.ts";
import { readDesk } from "./read-desk.ts";
import { sweepChats } from "./sweep-chats.ts";
import { tellDesk } from "./tell-desk.ts";

export function chatJobs(
  app: Uses<"config" | "db" | "jobs" | "log" | "mailer" | "supportDesk">,
): JobHandlers {
  return [
    handleJob(deliverChatJob, ({ chatId }) => deliverChat(app, chatId)),
    handleJob(readDeskJob, ({ chatId }) => readDesk(app, chatId)),
    handleJob(tellDeskJob, ({ chatId, what }) => tellDesk(app, chatId, what)),
    handleJob(mailAnswersJob, (stretch) => mailAnswers(app, stretch)),
    handleJob(eraseAtDeskJob, ({ erasureId }) => eraseAtDesk(app, erasureId)),
    handleJob(sweepChatsJob, () => sweepChats(app)),
    handleJob(forgetOldChatsJob, () => forgetOldChats(app)),
  ];
}

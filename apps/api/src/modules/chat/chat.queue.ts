import { defineJob, sweeping } from "../../infra/jobs/jobs.ts";

/** A person waits for it. What it can't do now stands in the chat's row, which the sweep takes up. */
export const deliverChatJob = defineJob<{ chatId: string }>({
  name: "deliver-chat",
  concurrency: 8,
  queue: { retryLimit: 3, expireInSeconds: 120 },
});

/** The desk may know of more than we do. */
export const readDeskJob = defineJob<{ chatId: string }>({
  name: "read-support-desk",
  concurrency: 4,
  queue: { retryLimit: 3, expireInSeconds: 60 },
});

/** Worth something for seconds only. */
export const tellDeskJob = defineJob<{ chatId: string; what: "seen" | "typing" | "not-typing" }>({
  name: "tell-support-desk",
  concurrency: 2,
  queue: { retryLimit: 1, expireInSeconds: 30 },
});

/** Tells who is away of what agents wrote: the messages of a chat behind one number, up to another. */
export const mailAnswersJob = defineJob<{ chatId: string; after: number; until: number }>({
  name: "mail-chat-answers",
  concurrency: 2,
});

/** Tells who asked that nobody could answer at once, and by when somebody does. */
export const mailWaitingJob = defineJob<{ chatId: string }>({ name: "mail-chat-waiting", concurrency: 1 });

export const eraseAtDeskJob = defineJob<{ erasureId: string }>({
  name: "erase-at-support-desk",
  concurrency: 1,
});

export const sweepChatsJob = defineJob({
  name: "sweep-chats",
  concurrency: 1,
  cron: "* * * * *",
  queue: sweeping,
});

export const forgetOldChatsJob = defineJob({
  name: "forget-old-chats",
  concurrency: 1,
  cron: "27 3 * * *",
  queue: sweeping,
});

export const chatQueues = [
  deliverChatJob,
  readDeskJob,
  tellDeskJob,
  mailAnswersJob,
  mailWaitingJob,
  eraseAtDeskJob,
  sweepChatsJob,
  forgetOldChatsJob,
];

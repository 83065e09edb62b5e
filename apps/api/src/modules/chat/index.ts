export { chatJobs } from "./chat.jobs.ts";
export { chatQueues } from "./chat.queue.ts";
export { mountChat } from "./chat.routes.ts";
export { eraseChatsOf } from "./erase-chats.ts";
export { exportChat } from "./export-chat.ts";
export { followDesk } from "./pull-from-desk.ts";

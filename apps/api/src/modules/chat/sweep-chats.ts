import type { Uses } from "../../app.ts";
import { deliverChatJob, eraseAtDeskJob, readDeskJob } from "./chat.queue.ts";
import { findToDeliver, takeToLookAt } from "./chat.repository.ts";
import { requestAnswerMails, requestWaitingMails } from "./chat-mails.ts";
import { takeErasures } from "./erasures.repository.ts";

const sweepSize = 200;

/**
 * Takes up what a lost job or a dead worker left behind, looks for answers of which the desk has not told, and has those
 * mailed that nobody looks at. Whose question nobody has answered is told so.
 */
export async function sweepChats({ db, jobs }: Uses<"db" | "jobs">): Promise<void> {
  await requestAnswerMails({ db, jobs }, sweepSize);
  await requestWaitingMails({ db, jobs }, sweepSize);
  const chats = (rows: { id: string }[]) => rows.map(({ id }) => ({ chatId: id }));
  await jobs.sendAll(db, deliverChatJob, chats(await findToDeliver(db, sweepSize)));
  await jobs.sendAll(db, readDeskJob, chats(await takeToLookAt(db, sweepSize)));
  const erasures = await takeErasures(db, sweepSize);
  await jobs.sendAll(
    db,
    eraseAtDeskJob,
    erasures.map(({ id }) => ({ erasureId: id })),
  );
}

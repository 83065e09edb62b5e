import { keptDays } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import type { Tx } from "../../database.ts";
import type { Jobs } from "../../infra/jobs/jobs.ts";
import { eraseAtDeskJob } from "./chat.queue.ts";
import type { ChatRow } from "./chat.repository.ts";
import { deskOf } from "./desk-of-chat.ts";
import { deleteChats, endErasure, findChatsOf, findErasure, findOldChats } from "./erasures.repository.ts";

const batch = 200;

/** Here at once, at the desk by a job that goes on until the desk has answered. */
export async function eraseChats(
  jobs: Jobs,
  tx: Tx,
  chats: readonly Pick<ChatRow, "id" | "desk" | "deskContact">[],
): Promise<void> {
  const erasures = await deleteChats(tx, chats);
  await jobs.sendAll(
    tx,
    eraseAtDeskJob,
    erasures.map((erasureId) => ({ erasureId })),
  );
}

/** Everything that a customer whose account is deleted wrote. */
export async function eraseChatsOf(
  jobs: Jobs,
  tx: Tx,
  customer: { id: string; email: string },
): Promise<void> {
  await eraseChats(jobs, tx, await findChatsOf(tx, customer));
}

/** Chats that have been silent for long. */
export async function forgetOldChats({ db, jobs }: Uses<"db" | "jobs">): Promise<void> {
  for (let count = batch; count === batch; )
    count = await db.transaction().execute(async (tx) => {
      const old = await findOldChats(tx, keptDays.chat, batch);
      await eraseChats(jobs, tx, old);
      return old.length;
    });
}

/** Throws while the desk does not answer; of one that is not configured any more nothing can be asked. */
export async function eraseAtDesk(app: Uses<"db" | "supportDesks">, erasureId: string): Promise<void> {
  const erasure = await findErasure(app.db, erasureId);
  const desk = erasure && deskOf(app, erasure);
  if (!desk) return;
  await desk.forget(erasure.deskContact);
  await endErasure(app.db, erasureId);
}

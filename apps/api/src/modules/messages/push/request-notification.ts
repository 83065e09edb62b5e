import type { Tx } from "../../../database.ts";
import type { Jobs } from "../../../infra/jobs/jobs.ts";
import { kindOf, type Notice } from "./notice.ts";
import { pushNoticeJob } from "./notices.queue.ts";
import { findUnwantedNotices, insertNotices } from "./notices.repository.ts";
import { findPushDevices } from "./push-subscriptions.repository.ts";

/**
 * Has each device of whoever has this e-mail told, where it takes notifications and its owner wants this kind. Asked for twice, it is
 * told once. Somebody without an account has no devices: mail tells them.
 */
export async function requestNotice(
  jobs: Jobs,
  tx: Tx,
  { email }: { email: string },
  notice: Notice,
): Promise<void> {
  const devices = await findPushDevices(tx, email);
  const [first] = devices;
  if (!first || (await findUnwantedNotices(tx, first.customerId)).includes(kindOf(notice))) return;
  const ids = await insertNotices(
    tx,
    notice,
    devices.map(({ deviceId }) => deviceId),
  );
  await jobs.sendAll(
    tx,
    pushNoticeJob,
    ids.map((noticeId) => ({ noticeId })),
  );
}

import type { Tx } from "../../../database.ts";
import type { Jobs } from "../../../infra/jobs/jobs.ts";
import { kindOf, type Notification } from "./notification.ts";
import { pushNotificationJob } from "./notifications.queue.ts";
import { findUnwantedNotifications, insertNotifications } from "./notifications.repository.ts";
import { findPushDevices } from "./push-subscriptions.repository.ts";

/**
 * Has each device of whoever has this e-mail told, where it takes notifications and its owner wants this kind. Asked for twice, it is
 * told once. Somebody without an account has no devices: mail tells them.
 */
export async function requestNotification(
  jobs: Jobs,
  tx: Tx,
  { email }: { email: string },
  notification: Notification,
): Promise<void> {
  const devices = await findPushDevices(tx, email);
  const [first] = devices;
  if (!first || (await findUnwantedNotifications(tx, first.customerId)).includes(kindOf(notification)))
    return;
  const ids = await insertNotifications(
    tx,
    notification,
    devices.map(({ deviceId }) => deviceId),
  );
  await jobs.sendAll(
    tx,
    pushNotificationJob,
    ids.map((notificationId) => ({ notificationId })),
  );
}

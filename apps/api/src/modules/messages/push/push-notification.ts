import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { findAlert, findPlacedEsims, isStillNews } from "../../esims/index.ts";
import { orderNews } from "../../order-messages/index.ts";
import { topUpNews } from "../../top-ups/index.ts";
import { alertAction, alertWords } from "../usage-alerts/alert-words.ts";
import { isOfWallet } from "./notification.ts";
import { pushNotificationJob } from "./notifications.queue.ts";
import { findNotification, markPushed } from "./notifications.repository.ts";
import { dropPushAddress, findPushAddress, type PushDevice } from "./push-subscriptions.repository.ts";
import type { Pushed, Pushers, PushMessage } from "./pusher.ts";

type Notification = NonNullable<Awaited<ReturnType<typeof findNotification>>>;
/** Whom it concerns, and what they are told. */
type News = { email: string } & Pick<PushMessage, "title" | "body" | "path">;

/** What could not be told for so long is told by mail alone, milliseconds. */
const staleAfter = 6 * 3600_000;

/**
 * Tells one device of one fact, in the language of its owner's account. A second message about it, where the answer to the first was
 * lost, takes its place on the device. Phases: read what it says, as it is now · hand it over · note what became of it.
 */
export async function pushNotification(
  app: Uses<"config" | "db" | "jobs" | "log" | "pushers">,
  notificationId: string,
): Promise<void> {
  const notification = await findNotification(app.db, notificationId);
  if (!notification || notification.pushedAt || Date.now() - notification.createdAt.getTime() > staleAfter)
    return;
  const device = await findPushAddress(app.db, notification.deviceId);
  const news = device && (await newsOf(app, notification, device));
  // The device may be another's by now.
  if (!news || news.email !== device.email) return;
  const { email: _email, ...said } = news;
  const pushed = await handOver(app.pushers, device, {
    ...said,
    language: device.language,
    // An order's id stands for two facts: what came, and what did not.
    tag: `${notification.about}-${notification.factId}`,
  });
  if (pushed) await note(app, notification, device, pushed);
}

function handOver(pushers: Pushers, device: PushDevice, message: PushMessage): Promise<Pushed> | undefined {
  const { pushToken, endpoint, p256dh, auth } = device;
  if (pushToken !== null) return pushers.app?.push({ token: pushToken }, message);
  if (endpoint === null || p256dh === null || auth === null) return undefined;
  return pushers.browser?.push({ endpoint, p256dh, auth }, message);
}

async function note(
  { db, jobs, log }: Uses<"db" | "jobs" | "log">,
  { id, deviceId }: Notification,
  device: PushDevice,
  pushed: Pushed,
): Promise<void> {
  switch (pushed.outcome) {
    case "taken":
      await markPushed(db, id);
      break;
    case "gone":
      await dropPushAddress(db, deviceId, device);
      break;
    case "later":
      await jobs.send(db, pushNotificationJob, { notificationId: id }, { startAfterSeconds: pushed.seconds });
      break;
    case "refused":
      log.error({ notificationId: id, reason: pushed.reason }, "a push service refused a notification");
      return;
  }
  log.info({ notificationId: id, outcome: pushed.outcome }, "notification handed over");
}

function newsOf(
  app: Uses<"config" | "db">,
  notification: Notification,
  device: PushDevice,
): Promise<News | undefined> {
  const { about, factId } = notification;
  if (about === "alert") return alertNews(app.db, factId, device);
  return isOfWallet(about)
    ? topUpNews(app.db, about, factId, device.language)
    : orderNews(app, about, factId, device.language);
}

/** Undefined where it is no longer so: there is more data since, or it is over. */
async function alertNews(
  db: Db,
  alertId: string,
  { language, timezone }: PushDevice,
): Promise<News | undefined> {
  const alert = await findAlert(db, alertId);
  const [esim] = alert ? await findPlacedEsims(db, [alert.esimId]) : [];
  if (!alert || !esim || esim.erasedAt || !isStillNews(esim, alert.kind, new Date())) return undefined;
  const { title, sentences } = alertWords(alert.kind, esim, { language, ownZone: timezone });
  return {
    email: esim.email,
    title,
    body: sentences.join(" "),
    path: alertAction(alert.kind, esim, language).path,
  };
}

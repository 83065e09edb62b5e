import type { PushMessage } from "../../../modules/messages/push/pusher.ts";

/** A day: after that the news is old. Seconds. */
const timeToLive = 24 * 3600;

/**
 * For Android and iOS. The system shows it itself, also where the app is not running; the app reads `data` when it is tapped.
 * `tag` and `apns-collapse-id` let a second one take the first one's place; no `collapse_key`, of which a phone that is off keeps
 * four. Every value of `data` is text.
 */
export function messageFor(
  token: string,
  { title, body, language, path, tag }: PushMessage,
  now = Date.now(),
): object {
  return {
    message: {
      token,
      notification: { title, body },
      data: { path, tag, language },
      android: {
        priority: "HIGH",
        ttl: `${timeToLive}s`,
        notification: { tag },
      },
      apns: {
        headers: {
          "apns-priority": "10",
          "apns-push-type": "alert",
          "apns-expiration": String(Math.floor(now / 1000) + timeToLive),
          "apns-collapse-id": tag,
        },
        payload: { aps: { sound: "default" } },
      },
    },
  };
}

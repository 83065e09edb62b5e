import { HttpRefusal } from "../world/http-refusal.ts";

/** https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode, with the status of each. */
const STATUSES: Record<string, [http: number, status: string]> = {
  UNREGISTERED: [404, "NOT_FOUND"],
  INVALID_ARGUMENT: [400, "INVALID_ARGUMENT"],
  SENDER_ID_MISMATCH: [403, "PERMISSION_DENIED"],
  THIRD_PARTY_AUTH_ERROR: [401, "UNAUTHENTICATED"],
  QUOTA_EXCEEDED: [429, "RESOURCE_EXHAUSTED"],
  UNAVAILABLE: [503, "UNAVAILABLE"],
  INTERNAL: [500, "INTERNAL"],
};

export const httpStatusOf = (errorCode: string): number => STATUSES[errorCode]?.[0] ?? 400;

export function refusal(errorCode: string, message: string): object {
  const [code, status] = STATUSES[errorCode] ?? [400, "INVALID_ARGUMENT"];
  const details = [{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", errorCode }];
  return { error: { code, message, status, details } };
}

export function refuse(errorCode: string, message: string): never {
  throw new HttpRefusal(httpStatusOf(errorCode), refusal(errorCode, message));
}

/** Without a code of messages: the call itself is not believed. */
export function refuseCaller(): never {
  const message = "Request had invalid authentication credentials.";
  throw new HttpRefusal(401, { error: { code: 401, message, status: "UNAUTHENTICATED" } });
}

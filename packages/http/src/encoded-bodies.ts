import type { IncomingHttpHeaders } from "node:http";

/** Whether a body comes compressed: it is read as it comes, and would only look like broken JSON. */
export function isEncoded({ "content-encoding": encoding = "identity" }: IncomingHttpHeaders): boolean {
  return encoding !== "identity";
}

import { randomUUID } from "node:crypto";

/** Ids of one process, in the form of a UUID: a random beginning and a counter, as drawing each anew costs more. */
export function requestIds(): () => string {
  const process = randomUUID().slice(0, 24);
  let count = 0;
  return () => process + (++count).toString(16).padStart(12, "0");
}

import type { Esim } from "@rihla/contract";

/** The two moments are written by two clocks. */
const tolerance = 2000;

/** Whether the last question to the provider brought figures. It is asked a few times a minute at most, whoever presses. */
export function isAnswered({ askedAt, readAt }: Pick<Esim, "askedAt" | "readAt">): boolean {
  if (askedAt === null) return true;
  return readAt !== null && Date.parse(readAt) >= Date.parse(askedAt) - tolerance;
}

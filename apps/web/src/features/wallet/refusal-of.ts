import type { PinRefusal } from "@rihla/ui/pin-entry";
import { ApiProblem } from "../../lib/api/api-problem.ts";

/** What the pad shows for an answer about the PIN; undefined for one about something else. */
export function refusalOf(error: Error | null, text: (error: unknown) => string): PinRefusal | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  if (error.code === "pin_blocked") return { message: text(error), attemptsLeft: 0 };
  if (error.code !== "pin_incorrect") return undefined;
  return { message: text(error), attemptsLeft: error.details.attemptsLeft };
}

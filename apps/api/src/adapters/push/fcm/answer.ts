import * as z from "zod";
import type { Answer } from "../../../infra/outbound/outbound.ts";
import { type Pushed, pushedBy } from "../../../modules/messages/push/pusher.ts";

const detail = z.object({
  errorCode: z.string().optional(),
  fieldViolations: z.array(z.object({ field: z.string().optional() })).optional(),
});
const failure = z.object({
  error: z.object({
    status: z.string().default(""),
    message: z.string().default(""),
    details: z.array(detail).default([]),
  }),
});

/** What became of a message. The service's own code decides, where it gives one, before the status. */
export function readAnswer(answer: Answer): Pushed {
  if (answer.status === 200) return { outcome: "taken" };
  const error = errorOf(answer.text);
  const code = error?.details.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status ?? "";
  if (code === "UNREGISTERED") return { outcome: "gone" };
  if (code === "INVALID_ARGUMENT" && error && isAboutToken(error)) return { outcome: "gone" };
  const pushed = pushedBy(answer, "fcm");
  return pushed.outcome === "refused" ? { ...pushed, reason: `${pushed.reason} ${code}`.trim() } : pushed;
}

type Failure = z.infer<typeof failure>["error"];

/** The same code is also that of a message which we wrote wrongly: for that no device is forgotten. */
function isAboutToken({ message, details }: Failure): boolean {
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field));
  return fields.length > 0 ? fields.includes("message.token") : /registration token/i.test(message);
}

function errorOf(text: string): Failure | undefined {
  try {
    return failure.safeParse(JSON.parse(text)).data?.error;
  } catch {
    return undefined;
  }
}

import type { Uses } from "../../app.ts";
import { handleJob, type JobHandlers } from "../../infra/jobs.ts";
import { mailSignInCodeJob, readCodeToMail } from "../customers/index.ts";
import { sendMail } from "./send-mail.ts";
import { signInCodeMail } from "./sign-in-code-mail.ts";

export function notificationJobs(app: Uses<"config" | "db" | "log" | "mailer">): JobHandlers {
  return [handleJob(mailSignInCodeJob, ({ codeId }) => mailSignInCode(app, codeId))];
}

/** A code that was used, replaced or expired meanwhile is not sent: it would only confuse. */
async function mailSignInCode(app: Uses<"config" | "db" | "log" | "mailer">, codeId: string): Promise<void> {
  const found = await readCodeToMail(app, { codeId });
  if (!found) return;
  await sendMail(app, { to: found.email, about: "sign-in-code", id: codeId }, signInCodeMail(found));
}

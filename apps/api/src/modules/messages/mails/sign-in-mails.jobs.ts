import type { Uses } from "../../../app.ts";
import { handleJob, type JobHandlers } from "../../../infra/jobs/jobs.ts";
import {
  mailNewDeviceJob,
  mailSignInCodeJob,
  readCodeToMail,
  readNewDeviceToMail,
} from "../../sign-in/index.ts";
import { newDeviceMail } from "./safety/new-device-mail.ts";
import { sendMail } from "./send-mail.ts";
import { signInCodeMail } from "./sign-in-code-mail.ts";

export function signInMailJobs(app: Uses<"config" | "db" | "log" | "mailer">): JobHandlers {
  return [
    handleJob(mailSignInCodeJob, ({ codeId }) => mailSignInCode(app, codeId)),
    handleJob(mailNewDeviceJob, ({ sessionId }) => mailNewDevice(app, sessionId)),
  ];
}

/** A code that was used, replaced or expired meanwhile is not sent: it would only confuse. */
async function mailSignInCode(app: Uses<"config" | "db" | "log" | "mailer">, codeId: string): Promise<void> {
  const found = await readCodeToMail(app, { codeId });
  if (!found) return;
  await sendMail(app, { to: found.email, about: "sign-in-code", id: codeId }, signInCodeMail(found));
}

async function mailNewDevice(
  app: Uses<"config" | "db" | "log" | "mailer">,
  sessionId: string,
): Promise<void> {
  const found = await readNewDeviceToMail(app, { sessionId });
  if (!found) return;
  await sendMail(app, { to: found.email, about: "new-device", id: sessionId }, newDeviceMail(found));
}

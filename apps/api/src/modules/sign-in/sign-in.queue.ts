import { defineJob } from "../../infra/jobs/jobs.ts";

/** Asked for here, done by messages, which know how a mail is made. */
export const mailSignInCodeJob = defineJob<{ codeId: string }>({
  name: "mail-sign-in-code",
  concurrency: 4,
  // A person is waiting, and after ten minutes the code is worth nothing.
  queue: { retryLimit: 12, retryDelay: 1, retryDelayMax: 60, expireInSeconds: 60 },
});

/** Asked for here, done by messages: the owner learns of a sign-in on a device that was not known. */
export const mailNewDeviceJob = defineJob<{ sessionId: string }>({
  name: "mail-new-device",
  concurrency: 2,
  queue: { retryLimit: 12, retryDelay: 5, retryDelayMax: 3600, expireInSeconds: 60 },
});

export const forgetOldSignInsJob = defineJob({
  name: "forget-old-sign-ins",
  concurrency: 1,
  cron: "47 3 * * *",
  queue: { retryLimit: 2, policy: "short" },
});

export const signInQueues = [mailSignInCodeJob, mailNewDeviceJob, forgetOldSignInsJob];

import { defineJob } from "../../../infra/jobs/jobs.ts";

/** Tells the owner by mail of something in an eSIM's life. */
export const mailAlertJob = defineJob<{ alertId: string }>({ name: "mail-alert", concurrency: 2 });

export const alertQueues = [mailAlertJob];

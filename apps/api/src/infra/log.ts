import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequest } from "./current-request.ts";
import { currentJob } from "./jobs/current-job.ts";

export type Log = Logger;

/** Values that open something (accounts, orders, eSIMs) never reach a log line, wherever they sit in an object. */
const secretKeys = [
  "authorization",
  "token",
  "secret",
  "code",
  "password",
  "activationCode",
  "matchingId",
  "iccid",
  "ac",
  "pan",
];

/** `destination`: where lines go, for tests; standard output otherwise. */
export function createLog(name: string, level: string, destination?: DestinationStream): Log {
  const redact = { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" };
  const mixin = () => ({ reqId: currentRequest.getStore(), jobId: currentJob.getStore() });
  const options = { name, level, redact, mixin };
  return destination ? pino(options, destination) : pino(options);
}

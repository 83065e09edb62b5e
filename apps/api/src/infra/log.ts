import { type Logger, pino } from "pino";

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

export function createLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
  });
}

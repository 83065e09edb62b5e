import { basePath, deviceSecretHeader } from "@rihla/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The device that calls: the proof that somebody has signed in on it before, and how it is given the next one. */
export type CallingDevice = { secret: string | null; keep: (secret: string) => void };

const yearSeconds = 365 * 24 * 3600;
const cookieName = "device_secret";
const shape = /^[\w-]{43}$/;

/**
 * An app sends its secret in a header, empty when it has none yet, and is answered in the same one. A browser keeps it in
 * a cookie that no script can read, that goes to no other site's calls, and that signing out leaves alone.
 */
export function callingDevice(request: FastifyRequest, reply: FastifyReply, secure: boolean): CallingDevice {
  const inHeader = request.headers[deviceSecretHeader];
  const sent = inHeader ?? cookieOf(request.headers.cookie ?? "");
  return {
    secret: typeof sent === "string" && shape.test(sent) ? sent : null,
    keep: (secret) => {
      if (inHeader !== undefined) reply.header(deviceSecretHeader, secret);
      else reply.header("set-cookie", cookieWith(secret, secure));
    },
  };
}

const cookieOf = (cookies: string): string | undefined =>
  cookies
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === cookieName)?.[1];

function cookieWith(secret: string, secure: boolean): string {
  const parts = [
    `${cookieName}=${secret}`,
    `Path=${basePath}/auth`,
    `Max-Age=${yearSeconds}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}

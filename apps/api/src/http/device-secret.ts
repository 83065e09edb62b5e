import { basePath, chatSecretHeader, deviceSecretHeader, recipientSecretHeader } from "@rihla/contract";
import { type CookieName, cookieNames, secretPattern } from "@rihla/contract/rules";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Cookie, cookieOf, setCookie } from "./cookies.ts";

/** What a device proves itself by, and how it is given the next proof. */
export type CallingDevice = {
  secret: string | null;
  keep: (secret: string) => void;
  /** It proves nothing here any more. */
  forget: () => void;
};

const yearSeconds = 365 * 24 * 3600;

/** Where a browser keeps a secret. */
type SecretCookie = Cookie & { name: CookieName | "holder_secret" };

/**
 * The proof that somebody has signed in on the device before. An app sends its secrets in headers, empty when it has none
 * yet, and is answered in the same ones. A browser keeps them in cookies; signing out leaves this one alone.
 */
export function callingDevice(request: FastifyRequest, reply: FastifyReply, secure: boolean): CallingDevice {
  const cookie = { name: cookieNames.device, path: "/auth", secure };
  return secretIn(request, reply, deviceSecretHeader, cookie);
}

/**
 * The proof that a phone has received eSIMs which were shared with it. A cookie of before, which browsers send to the former address
 * only, is taken for it and replaced.
 */
export function receivingDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): CallingDevice {
  const cookie = { name: cookieNames.recipient, path: "/shares", secure };
  const device = secretIn(request, reply, recipientSecretHeader, cookie);
  const former = secretInCookie(request, reply, { name: "holder_secret", path: "/hand-overs", secure });
  if (device.secret !== null || former.secret === null) return device;
  const keep = (secret: string) => {
    device.keep(secret);
    former.forget();
  };
  return { ...device, secret: former.secret, keep };
}

/** The proof that a guest's chat was begun in this browser. */
export const chattingGuest = (request: FastifyRequest, reply: FastifyReply, secure: boolean): CallingDevice =>
  secretIn(request, reply, chatSecretHeader, { name: cookieNames.chat, path: "/chat", secure });

/** In a header where one is sent, as apps do, else in a cookie. */
function secretIn(
  request: FastifyRequest,
  reply: FastifyReply,
  header: string,
  cookie: SecretCookie,
): CallingDevice {
  const sent = request.headers[header];
  if (sent === undefined) return secretInCookie(request, reply, cookie);
  return {
    secret: asSecret(sent),
    keep: (secret) => reply.header(header, secret),
    forget: () => reply.header(header, ""),
  };
}

function secretInCookie(request: FastifyRequest, reply: FastifyReply, cookie: SecretCookie): CallingDevice {
  const below = { ...cookie, path: `${basePath}${cookie.path}` };
  return {
    secret: asSecret(cookieOf(request, below.name)),
    keep: (secret) => setCookie(reply, below, secret, yearSeconds),
    forget: () => setCookie(reply, below, "", 0),
  };
}

const asSecret = (sent: unknown): string | null =>
  typeof sent === "string" && secretPattern.test(sent) ? sent : null;

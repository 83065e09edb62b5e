import { basePath, chatSecretHeader, deviceSecretHeader, recipientSecretHeader } from "@rihla/contract";
import { type CookieName, cookieNames, secretPattern } from "@rihla/contract/rules";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What a device proves itself by, and how it is given the next proof. */
export type CallingDevice = {
  secret: string | null;
  keep: (secret: string) => void;
  /** It proves nothing here any more. */
  forget: () => void;
};

const yearSeconds = 365 * 24 * 3600;

/** Where a browser keeps a secret: a cookie that goes along with calls below `path` only. */
type Cookie = { name: CookieName | "holder_secret"; path: string; secure: boolean };

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
  cookie: Cookie,
): CallingDevice {
  const sent = request.headers[header];
  if (sent === undefined) return secretInCookie(request, reply, cookie);
  return {
    secret: asSecret(sent),
    keep: (secret) => reply.header(header, secret),
    forget: () => reply.header(header, ""),
  };
}

/** In a cookie that no script can read and that goes to no other site's calls. */
function secretInCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): CallingDevice {
  return {
    secret: asSecret(cookieOf(request.headers.cookie ?? "", cookie.name)),
    keep: (secret) => reply.header("set-cookie", cookieWith(secret, cookie)),
    forget: () => reply.header("set-cookie", cookieWith("", cookie, 0)),
  };
}

const asSecret = (sent: unknown): string | null =>
  typeof sent === "string" && secretPattern.test(sent) ? sent : null;

const cookieOf = (cookies: string, wanted: string): string | undefined =>
  cookies
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === wanted)?.[1];

function cookieWith(secret: string, { name, path, secure }: Cookie, seconds = yearSeconds): string {
  const parts = [
    `${name}=${secret}`,
    `Path=${basePath}${path}`,
    `Max-Age=${seconds}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ];
  return parts.join("; ");
}

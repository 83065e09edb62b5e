import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie that no script can read and that goes to no other site's calls, but along with every call below `path`. */
export type Cookie = { name: string; path: string; secure: boolean };

export const cookieOf = ({ headers }: FastifyRequest, wanted: string): string | undefined =>
  (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.trim().split("="))
    .find(([name]) => name === wanted)?.[1];

/** Without `seconds` it is kept until the browser is closed; 0 takes it away. */
export function setCookie(
  reply: FastifyReply,
  { name, path, secure }: Cookie,
  value: string,
  seconds?: number,
): void {
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    "HttpOnly",
    "SameSite=Strict",
    ...(secure ? ["Secure"] : []),
  ];
  reply.header("set-cookie", parts.join("; "));
}

import { isHere } from "../variables.ts";

/**
 * The servers that a database URL names, each as a URL of its own: `postgres://user@a:5432,b:5433/shop` is two. As with
 * PostgreSQL's own clients one of them takes writes at a time and the others follow it.
 */
export function hostsOf(url: string): string[] {
  const [, start = "", hosts = "", end = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(",").map((host) => start + host + end);
}

/** A database URL of one server or of several. */
export const isDatabaseUrl = (text: string): boolean =>
  /^postgres(ql)?:\/\//.test(text) && hostsOf(text).every((host) => URL.canParse(host));

/**
 * Whether what goes over the network to any server of a database URL is encrypted, and goes to nobody who only says to be it. Nothing goes
 * over the network to this machine or a socket.
 */
export const isSafeOnTheWay = (url: string): boolean => hostsOf(url).every(isHereOrProved);

function isHereOrProved(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  // As the driver reads them: the last of several holds, and a host among the parameters wins.
  const host = searchParams.getAll("host").at(-1) || decodeURIComponent(hostname);
  if (host.startsWith("/") || isHere(host) || host === "::1") return true;
  return searchParams.getAll("sslmode").at(-1) === "verify-full";
}

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

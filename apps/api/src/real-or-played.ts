import { isDatabaseUrl, isSafeOnTheWay } from "./infra/database/postgres-hosts.ts";
import { type Environment, isHere, type Variable, type Variables } from "./infra/variables.ts";

/** Stands in every credential that the sandbox publishes: whoever has read them could call themselves a company. */
const mark = "sandbox";
/** A key may have been broken into lines. */
const isMarked = (value: string): boolean =>
  value
    .replaceAll(/\\n|\s/g, "")
    .toLowerCase()
    .includes(mark);

/** A company's variables, what stands in the environment, and what was read of it. */
export type Told = { variables: Variables; source: Environment; settings: Readonly<Record<string, unknown>> };

/**
 * What is mixed: `real` takes nothing that the sandbox publishes and no test keys, and calls no host but a company's own; `played` takes
 * nothing but the sandbox's on this machine. By name, without the value.
 */
export function complaintsOfMix(companies: "real" | "played", told: readonly Told[]): string[] {
  const complain = companies === "real" ? ofReal : ofPlayed;
  return told.flatMap(({ variables, source, settings }) =>
    Object.entries(variables).flatMap(([name, variable]) => {
      const complaint = complain(variable, source[name] ?? "", settings[name]);
      return complaint ? [`  ${name}: ${complaint}`] : [];
    }),
  );
}

function ofReal({ calls, credential }: Variable, given: string, read: unknown): string | null {
  const testsBegin = typeof credential === "object" ? credential.testsBegin : [];
  if (testsBegin.some((start) => given.trim().startsWith(start)))
    return "a test key, which COMPANIES=real does not take";
  if (isMarked(given)) return "made for a sandbox, so COMPANIES=real does not take it";
  if (calls === undefined || calls === "anyones" || typeof read !== "string") return null;
  if (calls.length === 0) return "of a company that is played; with COMPANIES=real none is";
  return isOneOf(calls, read)
    ? null
    : `not the company's own address (${calls.join(", ")}), as COMPANIES=real wants`;
}

function ofPlayed({ calls, credential }: Variable, given: string, read: unknown): string | null {
  if (calls !== undefined && typeof read === "string" && !isOnThisMachine(read))
    return "not on this machine; with COMPANIES=played every company is";
  return credential !== undefined && given !== "" && !isMarked(given)
    ? "not one of the sandbox's; COMPANIES=played takes no others"
    : null;
}

function isOneOf(hosts: readonly string[], address: string): boolean {
  const { hostname } = new URL(address);
  return hosts.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}

const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && isHere(new URL(address).hostname);

type Shop = { COMPANIES: "real" | "played"; DATABASE_TLS: string; LIMIT_FACTOR: number };

/** What the shop's own variables must not say; what could not be read has been complained of already. */
export function complaintsOfShop(shop: Shop, source: Environment): string[] {
  if (shop.COMPANIES === "played")
    return ["PUBLIC_URL", "SMTP_URL", ...(source.HEARTBEAT_URL ? ["HEARTBEAT_URL"] : [])]
      .filter((name) => !isOnThisMachine(source[name] ?? ""))
      .map((name) => `  ${name}: not on this machine, as COMPANIES=played wants`);
  return [
    ...complaintsOfDatabase(shop, source),
    ...(source.ADMIN_URL?.startsWith("http:")
      ? [
          "  ADMIN_URL: not https, as COMPANIES=real wants: its cookie would go over the network for everybody to read",
        ]
      : []),
    ...(shop.LIMIT_FACTOR > mostLimitFactor
      ? [`  LIMIT_FACTOR: above ${mostLimitFactor}, which nothing but COMPANIES=played takes`]
      : []),
    ...(!source.SECRET_KEY || isStrong(source.SECRET_KEY)
      ? []
      : [
          `  SECRET_KEY: too easily guessed; ${leastKeyLength} random characters at least, as of: openssl rand -base64 32`,
        ]),
  ];
}

/** With more, whoever asks without end would not be stopped. */
const mostLimitFactor = 20;
/** 32 random bytes, written as densely as is usual. */
const leastKeyLength = 43;

function isStrong(key: string): boolean {
  const characters = [...key.trim()];
  const counts = [...Map.groupBy(characters, (one) => one).values()].map(({ length }) => length);
  return characters.length >= leastKeyLength && Math.max(...counts) * 4 < characters.length;
}

/** A database on another machine is reached encrypted, and has proved that it is the one. */
export function complaintsOfDatabase(
  { COMPANIES, DATABASE_TLS }: Pick<Shop, "COMPANIES" | "DATABASE_TLS">,
  source: Environment,
): string[] {
  if (COMPANIES !== "real" || DATABASE_TLS === "private-network") return [];
  return ["DATABASE_URL", "JOBS_DATABASE_URL", "MIGRATE_DATABASE_URL"]
    .filter((name) => isDatabaseUrl(source[name] ?? "") && !isSafeOnTheWay(source[name] ?? ""))
    .map(
      (name) =>
        `  ${name}: on another machine without sslmode=verify-full; DATABASE_TLS=private-network where nobody else can listen`,
    );
}

import * as z from "zod";

/** One variable of the environment, as `.env.example` tells of it. */
export type Variable = {
  description: string;
  schema: z.ZodType;
  example?: string;
  /**
   * Of an address that is called: the hosts of whose it is, `.name` for all below that name. `anyones`: the operator may run it, on this
   * machine too. None: nobody real has it.
   */
  calls?: readonly string[] | "anyones";
  /** It opens something at the company that gave it; `testsBegin`: how those begin that it gives for trying things out. */
  credential?: true | { testsBegin: readonly string[] };
};
export type Variables = Readonly<Record<string, Variable>>;
export type SettingsOf<Group extends Variables> = {
  readonly [Name in keyof Group]: z.output<Group[Name]["schema"]>;
};
export type Environment = Readonly<Record<string, string | undefined>>;

type Complaints = string[];

/** `NAME=` in a .env file means "not set". */
const isSet = (env: Environment, name: string) => env[name] !== undefined && env[name] !== "";

export const anyIsSet = (group: Variables, env: Environment): boolean =>
  Object.keys(group).some((name) => isSet(env, name));

/** Reads a group; what is wrong with it is added to `complaints`, by name and without its value. */
export function readVariables<Group extends Variables>(
  group: Group,
  env: Environment,
  complaints: Complaints,
): SettingsOf<Group> {
  const read = Object.entries(group).map(([name, { schema, description }]) => {
    const given = isSet(env, name) ? env[name] : undefined;
    const parsed = schema.safeParse(given);
    if (!parsed.success)
      complaints.push(`  ${name}: ${given === undefined ? "missing" : "invalid"} (${description})`);
    return [name, parsed.data];
  });
  return Object.fromEntries(read);
}

/** In a real shop: what would go over the network for everybody to read, and a secret that everybody has read here. */
export function complainOfDangers(group: Variables, env: Environment, complaints: Complaints): void {
  for (const name of Object.keys(group).filter((one) => isSet(env, one))) {
    const value = env[name] ?? "";
    if (isInTheClear(value))
      complaints.push(
        `  ${name}: not encrypted; in a real shop https or smtps, or smtp with ?requireTLS=true`,
      );
    if (value.startsWith("change-me"))
      complaints.push(`  ${name}: still the example's; make one of your own`);
  }
}

function isInTheClear(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, searchParams } = new URL(value);
  // On this machine nobody listens: the sandbox, a mail server beside the shop.
  if (isHere(hostname)) return false;
  return protocol === "http:" || (protocol === "smtp:" && searchParams.get("requireTLS") !== "true");
}

/** The host of an address is this machine; brackets stand around an IPv6 address. */
export const isHere = (hostname: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Throws one readable error for all of them. */
export function assertNone(complaints: Complaints): void {
  if (complaints.length > 0) throw new Error(`The configuration is not right:\n${complaints.join("\n")}`);
}

export const url = z.url({ protocol: /^https?$/ });
export const port = z.coerce.number().int().min(0).max(65_535);

import {
  guessesCountHours,
  offeredCurrencies,
  phoneRefundsCountHours,
  signInCodeLength,
} from "@rihla/contract/rules";
import { readTrustedProxies } from "@rihla/http";
import * as z from "zod";
import { isDatabaseUrl } from "./infra/database/postgres-hosts.ts";
import {
  anyIsSet,
  assertNone,
  complainOfDangers,
  type Environment,
  port,
  readVariables,
  type SettingsOf,
  url,
  type Variables,
} from "./infra/variables.ts";
import { complaintsOfDatabase, complaintsOfMix, complaintsOfShop } from "./real-or-played.ts";

const codeLengths = (["4", "6", "8"] as const).filter((length) => Number(length) >= signInCodeLength);
const databaseUrl = z.string().refine(isDatabaseUrl);

const companiesVariable = {
  COMPANIES: {
    description:
      "real, also when unset; or played: by the sandbox on this machine, as npm start has it; nothing of both is taken together",
    schema: z.enum(["real", "played"]).default("real"),
    example: "real",
  },
};

const databaseVariables = {
  DATABASE_URL: {
    description:
      "PostgreSQL 15 or newer, or a pooler; several servers with commas; unset, npm start brings its own",
    schema: databaseUrl,
    example: "postgres://rihla:password@db.example.com:5432/rihla?sslmode=verify-full",
  },
  JOBS_DATABASE_URL: {
    description:
      "the same database past any pooler that shares sessions, for the job queue; unset: DATABASE_URL",
    schema: databaseUrl.optional(),
    example: "",
  },
  MIGRATE_DATABASE_URL: {
    description: "the same database as the role that owns the tables, for migrate; unset: JOBS_DATABASE_URL",
    schema: databaseUrl.optional(),
    example: "",
  },
  DATABASE_TLS: {
    description:
      "verify-full, also when unset: a database on another machine wants sslmode=verify-full in its address; private-network: nobody else can listen there",
    schema: z.enum(["verify-full", "private-network"]).default("verify-full"),
    example: "verify-full",
  },
};

function feeOf(pair: string): [currency: string, amount: number] {
  const [currency = "", amount] = pair.split(":");
  return [currency, Number(amount)];
}

/** What the api and the worker read whoever they work with; each company's own variables stand in its adapter. */
export const shopVariables = {
  NODE_ENV: {
    description: "production, development or test",
    schema: z.enum(["production", "development", "test"]).default("production"),
    example: "production",
  },
  LOG_LEVEL: {
    description: "fatal, error, warn, info, debug or silent",
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    example: "info",
  },
  ...companiesVariable,
  ...databaseVariables,
  DATABASE_POOL: {
    description: "connections of one process",
    schema: z.coerce.number().int().min(1).max(100).default(10),
    example: "10",
  },
  API_HOST: {
    description: "address the API listens on",
    schema: z.string().default("127.0.0.1"),
    example: "127.0.0.1",
  },
  API_PORT: {
    description: "port the API listens on; 0 takes any free one",
    schema: port.default(3001),
    example: "3001",
  },
  ADMIN_URL: {
    description:
      "address of the back office, a name of its own: passkeys belong to that name; unset, there is none",
    schema: url.transform((text) => new URL(text).origin).optional(),
    example: "https://admin.shop.example.com",
  },
  SUPPORT_DESK: {
    description:
      "back-office: chats begin there, though another support desk is configured too; unset, only where no other is",
    schema: z.enum(["back-office"]).optional(),
    example: "",
  },
  ADMIN_HOST: {
    description: "address the back office listens on, behind your proxy",
    schema: z.string().default("127.0.0.1"),
    example: "127.0.0.1",
  },
  ADMIN_PORT: {
    description: "port the back office listens on; 0 takes any free one",
    schema: port.default(3002),
    example: "3002",
  },
  ADMIN_NETWORKS: {
    description:
      "from where the back office answers: addresses or ranges, comma between; unset, from everywhere",
    schema: z
      .string()
      .transform((text) => readTrustedProxies(text) ?? [])
      .refine((networks) => networks.length > 0)
      .optional(),
    example: "",
  },
  DRAIN_SECONDS: {
    description: "how long a server that was told to stop still answers, saying at /readyz that it stops",
    schema: z.coerce.number().min(0).max(300).default(5),
    example: "5",
  },
  API_TRUSTED_PROXIES: {
    description: "where the shop's server asks from: addresses, ranges or loopback, comma between",
    schema: z
      .string()
      .default("loopback")
      .transform((text) => readTrustedProxies(text) ?? [])
      .refine((proxies) => proxies.length > 0),
    example: "loopback",
  },
  API_METRICS_PORT: {
    description: "port of the API's metrics; unset, none",
    schema: port.optional(),
    example: "9101",
  },
  WORKER_READY_FILE: {
    description: "file that a worker writes once it takes jobs; removed by who starts it; unset, none",
    schema: z.string().min(1).optional(),
    example: "/run/rihla-worker/ready",
  },
  WORKER_METRICS_PORT: {
    description: "port of the worker's metrics; unset, none",
    schema: port.optional(),
    example: "9102",
  },
  METRICS_HOST: {
    description: "address that metrics are shown on, where only your own machines reach it",
    schema: z.string().default("127.0.0.1"),
    example: "127.0.0.1",
  },
  HEARTBEAT_URL: {
    description:
      "called each minute while all is well: whose it is raises the alarm when no call comes; unset, nobody is",
    schema: url.optional(),
    calls: "anyones",
    example: "",
  },
  BACKUP_STAMP_FILE: {
    description: "file that is touched when a backup has ended well, for the metrics of its age; unset, none",
    schema: z.string().startsWith("/").optional(),
    example: "/var/lib/rihla-backup/last-backup",
  },
  DRILL_STAMP_FILE: {
    description:
      "file that the drill touches when a backup could be restored, for the metrics of its age; unset, none",
    schema: z.string().startsWith("/").optional(),
    example: "/var/lib/rihla-backup/last-drill",
  },
  PUBLIC_URL: {
    description: "the shop's address as people see it, no slash at the end",
    schema: url,
    example: "https://rihla.example",
  },
  SECRET_KEY: {
    description:
      "at least 43 random characters (32 where the companies are played): openssl rand -base64 32; signs order secrets and sign-in codes",
    schema: z.string().min(32),
    example: "change-me-change-me-change-me-change-me",
  },
  SECRET_KEY_OLD: {
    description:
      "the SECRET_KEY before this one, while something depends on it: links, vouchers and PINs made with it stay good; unset, none",
    schema: z.string().min(32).optional(),
    example: "",
  },
  SIGN_IN_CODE_LENGTH: {
    description: `least digits of a sign-in code: ${codeLengths.join(" or ")}; it grows by itself while the shop is guessed at`,
    schema: z
      .enum(codeLengths)
      .default(`${signInCodeLength}` as const)
      .transform((text) => Number(text) as 4 | 6 | 8),
    example: String(signInCodeLength),
  },
  SIGN_IN_WRONG_GUESSES: {
    description: `wrong sign-in codes of strangers in ${guessesCountHours} hours before codes get longer`,
    // With more than this an account would be lost each year: see accountsLostInAYear.
    schema: z.coerce.number().int().min(1).max(22).default(20),
    example: "20",
  },
  SIGN_IN_CODE_MAILS: {
    description: `sign-in codes mailed to unknown devices in ${guessesCountHours} hours before codes get longer`,
    schema: z.coerce.number().int().min(1).default(2000),
    example: "2000",
  },
  OPERATORS: {
    description:
      "users of the machine who may act for the shop, comma between; of one, what takes two waits an hour; unset: whoever can run the commands, as one",
    schema: z
      .string()
      .regex(/^[\w.-]+(,[\w.-]+)*$/)
      .transform((text) => [...new Set(text.split(","))])
      .optional(),
    example: "",
  },
  LIMIT_FACTOR: {
    description:
      "how many times the usual orders, payments and quotes one address may ask for; 20 at most, unless the companies are played",
    schema: z.coerce.number().positive().default(1),
    example: "1",
  },
  SERVICE_FEES: {
    description:
      "what each order costs beside its plans, minor units by each currency that is offered, comma between; unset, nothing",
    schema: z
      .string()
      .regex(/^([A-Z]{3}:\d{1,9}(,[A-Z]{3}:\d{1,9})*)?$/)
      .default("")
      .transform((text) => Object.fromEntries(text === "" ? [] : text.split(",").map(feeOf)))
      // In one that it leaves out nothing would be taken, and nobody would notice.
      .refine((fees) => Object.keys(fees).length === 0 || offeredCurrencies.every((code) => code in fees)),
    example: "",
  },
  REFUND_CHOICE_MINUTES: {
    description:
      "how long money of what can't be delivered waits for its buyer to choose the wallet, minutes",
    schema: z.coerce.number().int().min(0).max(1440).default(30),
    example: "30",
  },
  PHONE_REFUNDS_A_DAY: {
    description: `how much the shop pays back by itself in ${phoneRefundsCountHours} hours because phones refuse eSIMs, whole dinars, other currencies by its rates; beyond that a person decides`,
    schema: z.coerce.number().int().min(0).max(10_000_000).default(20_000),
    example: "20000",
  },
  PAYMENT_LINK_HOURS: {
    description: "how long an order stays open for somebody else to pay it by a link, hours",
    // Less than an order's own time would close it early; longer than a week keeps coupons from others.
    schema: z.coerce.number().int().min(2).max(168).default(48),
    example: "48",
  },
  APP_LEAST_VERSION: {
    description: "apps older than this are told to be updated, and nothing else; unset, every app is served",
    schema: z
      .string()
      .regex(/^\d{1,4}(\.\d{1,4}){0,2}$/)
      .optional(),
    example: "",
  },
  PAYMENT_METHODS: {
    description: "which gateway offers which method, in the order shown: method:gateway, comma between",
    schema: z
      .string()
      .regex(/^[a-z]+:[a-z-]+(,[a-z]+:[a-z-]+)*$/)
      .transform((text) =>
        text.split(",").map((pair) => pair.split(":") as [method: string, gateway: string]),
      ),
    example: "cib:satim,edahabia:satim",
  },
  ESIM_PROVIDERS: {
    description: "suppliers that plans are sold from, comma between; unset, all that are configured",
    schema: z
      .string()
      .regex(/^[a-z-]+(,[a-z-]+)*$/)
      .transform((text) => text.split(","))
      .optional(),
    example: "",
  },
  SUPPLIER_BALANCE_FLOOR: {
    description: "dollars at a supplier below which its plans are not sold and operators are told",
    schema: z.coerce.number().min(0).default(20),
    example: "20",
  },
  SMTP_URL: {
    description: "mail server",
    schema: z.url({ protocol: /^smtps?$/ }),
    calls: "anyones",
    example: "smtps://user:password@mail.example.com",
  },
  MAIL_FROM: {
    description: "sender of all mail",
    schema: z.string().default("Rihla <no-reply@rihla.example>"),
    example: "Rihla <no-reply@rihla.example>",
  },
  MAIL_BOUNCES_TO: {
    description:
      "address whose mail `cli.ts mail-returned` is given, also with +anything before its @: there the mails about orders come back that can't be delivered; unset, nobody is told of those",
    schema: z
      .email()
      .toLowerCase()
      .regex(/^[^@+]{1,30}@/)
      .optional(),
    example: "",
  },
} satisfies Variables;

/** An adapter, as far as its variables go. */
type Company = { name: string; variables: Variables };

export type Config = SettingsOf<typeof shopVariables> & {
  /** By the company's name; absent where none of its variables is set. Only the adapter knows what is in it. */
  companies: Readonly<Record<string, unknown>>;
};

/**
 * Reads the environment once. Throws one readable error that names every bad variable, without their values. A company
 * of which nothing is set is not worked with; one of which something is set needs all that it requires. What a real shop and a played one
 * must not mix is refused too.
 */
export function readConfig(companies: readonly Company[], source: Environment = process.env): Config {
  const complaints: string[] = [];
  const shop = readVariables(shopVariables, source, complaints);
  const worked = companies.filter(({ variables }) => anyIsSet(variables, source));
  const told = worked.map(({ name, variables }) => {
    const settings: Readonly<Record<string, unknown>> = readVariables(variables, source, complaints);
    return { name, variables, source, settings };
  });
  if (shop.COMPANIES !== undefined)
    complaints.push(...complaintsOfShop(shop, source), ...complaintsOfMix(shop.COMPANIES, told));
  if (shop.COMPANIES === "real")
    for (const variables of [shopVariables, ...worked.map((company) => company.variables)])
      complainOfDangers(variables, source, complaints);
  assertNone(complaints);
  return { ...shop, companies: Object.fromEntries(told.map(({ name, settings }) => [name, settings])) };
}

/** The ways to the one database. */
export type DatabaseUrls = { shop: string; jobs: string; migrate: string };

export function databaseUrls(config: Pick<Config, keyof typeof databaseVariables>): DatabaseUrls {
  const shop = config.DATABASE_URL;
  const jobs = config.JOBS_DATABASE_URL ?? shop;
  return { shop, jobs, migrate: config.MIGRATE_DATABASE_URL ?? jobs };
}

/** All that a command needs which reaches nothing but the database. */
export function readDatabaseUrls(source: Environment = process.env): DatabaseUrls {
  const complaints: string[] = [];
  const read = readVariables({ ...companiesVariable, ...databaseVariables }, source, complaints);
  complaints.push(...complaintsOfDatabase(read, source));
  assertNone(complaints);
  return databaseUrls(read);
}

/** Who may act for the shop, for what needs nothing else of it; unset: whoever can run the commands. */
export function readOperators(source: Environment = process.env): readonly string[] | undefined {
  const complaints: string[] = [];
  const { OPERATORS } = shopVariables;
  const read = readVariables({ OPERATORS }, source, complaints);
  assertNone(complaints);
  return read.OPERATORS;
}

/** The shop's own keys alone, for a command that a mail server runs: it is given no company's secret. */
export function readKeys(source: Environment = process.env) {
  const complaints: string[] = [];
  const { SECRET_KEY, SECRET_KEY_OLD } = shopVariables;
  const keys = readVariables({ SECRET_KEY, SECRET_KEY_OLD }, source, complaints);
  assertNone(complaints);
  return keys;
}

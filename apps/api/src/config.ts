import * as z from "zod";
import {
  anyIsSet,
  assertNone,
  type Environment,
  port,
  readVariables,
  type SettingsOf,
  url,
  type Variables,
} from "./infra/variables.ts";

const databaseVariables = {
  DATABASE_URL: {
    description: "PostgreSQL 15 or newer; unset, npm start brings its own server",
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    example: "postgres://rihla:password@db.example.com:5432/rihla",
  },
};

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
  PUBLIC_URL: {
    description: "the shop's address as people see it, no slash at the end",
    schema: url,
    example: "https://rihla.example",
  },
  SECRET_KEY: {
    description: "at least 32 characters; signs order secrets and sign-in codes",
    schema: z.string().min(32),
    example: "change-me-change-me-change-me-change-me",
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
  SMTP_URL: {
    description: "mail server",
    schema: z.url({ protocol: /^smtps?$/ }),
    example: "smtps://user:password@mail.example.com",
  },
  MAIL_FROM: {
    description: "sender of all mail",
    schema: z.string().default("Rihla <no-reply@rihla.example>"),
    example: "Rihla <no-reply@rihla.example>",
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
 * of which nothing is set is not worked with; one of which something is set needs all that it requires.
 */
export function readConfig(companies: readonly Company[], source: Environment = process.env): Config {
  const complaints: string[] = [];
  const shop = readVariables(shopVariables, source, complaints);
  const configured = companies
    .filter(({ variables }) => anyIsSet(variables, source))
    .map(({ name, variables }) => [name, readVariables(variables, source, complaints)]);
  assertNone(complaints);
  return { ...shop, companies: Object.fromEntries(configured) };
}

/** All that a command needs which reaches nothing but the database. */
export function readDatabaseUrl(source: Environment = process.env): string {
  const complaints: string[] = [];
  const { DATABASE_URL } = readVariables(databaseVariables, source, complaints);
  assertNone(complaints);
  return DATABASE_URL;
}

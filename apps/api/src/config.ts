import * as z from "zod";

type Variable = { description: string; schema: z.ZodType; example?: string };

const url = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().int().min(0).max(65_535);

/** Every variable the api and the worker read. `.env.example` is checked against this list. */
const variables = {
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
  DATABASE_URL: {
    description: "PostgreSQL 15 or newer; unset, npm start brings its own server",
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    example: "postgres://rihla:password@db.example.com:5432/rihla",
  },
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
  ESIM_ACCESS_URL: {
    description: "base URL of the eSIM Access API",
    schema: url.default("https://api.esimaccess.com"),
    example: "https://api.esimaccess.com",
  },
  ESIM_ACCESS_CODE: {
    description: "eSIM Access access code (spends money: keep it on the server)",
    schema: z.string().min(1),
    example: "",
  },
  ESIM_ACCESS_SECRET: { description: "eSIM Access secret key", schema: z.string().min(1), example: "" },
  ESIM_ACCESS_WEBHOOK_TOKEN: {
    description: "last part of the webhook address given to eSIM Access; unset, the webhook is off",
    schema: z.string().min(16).optional(),
    example: "",
  },
  SATIM_URL: {
    description: "base URL of the SATIM gateway",
    schema: url.default("https://cib.satim.dz/payment/rest"),
    example: "https://cib.satim.dz/payment/rest",
  },
  SATIM_USERNAME: { description: "SATIM API login", schema: z.string().min(1).max(30), example: "" },
  SATIM_PASSWORD: { description: "SATIM API password", schema: z.string().min(1).max(30), example: "" },
  SATIM_TERMINAL: {
    description: "SATIM terminal id",
    schema: z.string().min(1).max(16),
    example: "E010000001",
  },
  SATIM_CALLBACK_SECRET: {
    description: "key of SATIM's signed callback; unset, the callback is off and payments are polled",
    schema: z.string().min(1).optional(),
    example: "",
  },
  SATIM_REFUNDS: {
    description: "api: refund.do is permitted for this merchant; manual: operators refund on SATIM's site",
    schema: z.enum(["api", "manual"]).default("api"),
    example: "manual",
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
} satisfies Record<string, Variable>;

export const configVariables: Readonly<Record<string, Variable>> = variables;

const shape = Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as {
  [Name in keyof typeof variables]: (typeof variables)[Name]["schema"];
};
const environment = z.object(shape);
export type Config = Readonly<z.output<typeof environment>>;

/** Reads the environment once. Throws one readable error that names every bad variable, without their values. */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${given[name] === undefined ? "missing" : "invalid"} (${configVariables[name]?.description})`;
  });
  throw new Error(`The configuration is not right:\n${complaints.join("\n")}`);
}

import path from "node:path";
import { isDatabaseUrl } from "../../apps/api/src/infra/database/postgres-hosts.ts";

export type Settings = {
  port: number;
  sandboxPort: number;
  dataDir: string;
  /** Undefined: the embedded server. */
  databaseUrl: string | undefined;
  hasSandbox: boolean;
  /** Handed on to the processes. */
  environment: Environment;
};

type Environment = Record<string, string | undefined>;

/** The fixed ports. Throws one error with a line for each bad variable. */
export function readSettings(env: Environment): Settings {
  const complaints: string[] = [];
  const settings = {
    port: readPort(env, "PORT", 3000, complaints),
    sandboxPort: readPort(env, "SANDBOX_PORT", 3100, complaints),
    dataDir: path.resolve(env.DATA_DIR || ".data"),
    databaseUrl: readDatabaseUrl(env, complaints),
    hasSandbox: readSandbox(env, complaints),
    environment: env,
  };
  if (settings.port === settings.sandboxPort && settings.hasSandbox)
    complaints.push(`PORT and SANDBOX_PORT are both ${settings.port}: give them two different numbers.`);
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
  return settings;
}

function readPort(env: Environment, name: string, otherwise: number, complaints: string[]): number {
  const text = env[name] || String(otherwise);
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return port;
  complaints.push(`${name} must be a port number from 1 to 65535, not "${text}".`);
  return otherwise;
}

/** The value is not shown: it holds a password. */
function readDatabaseUrl({ DATABASE_URL }: Environment, complaints: string[]): string | undefined {
  if (DATABASE_URL && !isDatabaseUrl(DATABASE_URL))
    complaints.push("DATABASE_URL must look like postgres://user:password@host:5432/name.");
  return DATABASE_URL || undefined;
}

function readSandbox({ SANDBOX = "on" }: Environment, complaints: string[]): boolean {
  if (SANDBOX && !["on", "off"].includes(SANDBOX))
    complaints.push(`SANDBOX must be on or off, not "${SANDBOX}".`);
  return SANDBOX !== "off";
}

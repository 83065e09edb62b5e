import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brand } from "../../packages/i18n/src/brand.ts";
import { keptPushKeys, keptSecret } from "./secrets.ts";
import type { Announcement } from "./service.ts";
import type { Settings } from "./settings.ts";

type Environment = Record<string, string | undefined>;

/** Nothing stands in front that would look whether they are ready. */
const stopAtOnce = { DRAIN_SECONDS: "0" };

/**
 * For the api, the worker and the operators' commands. What the user has set wins, but for the ways to a database of our own. The owner's
 * way to it is `migrate`'s alone: `ownersEnvironment`.
 */
export function apiEnvironment(
  settings: Settings,
  { databaseUrl, apiPort, sandbox }: { databaseUrl: string; apiPort: number; sandbox?: Announcement },
): Environment {
  const mine = {
    ...stopAtOnce,
    API_PORT: String(apiPort),
    PUBLIC_URL: `http://localhost:${settings.port}`,
    SECRET_KEY: keptSecret(settings.dataDir, "secret-key"),
    ...(sandbox && { COMPANIES: "played", ...sandbox.shopSettings }),
    ...pushEnvironment(settings.dataDir),
  };
  const { MIGRATE_DATABASE_URL: _owners, JOBS_DATABASE_URL, ...theirs } = given(settings.environment);
  const jobs = settings.databaseUrl ? { JOBS_DATABASE_URL } : {};
  return { ...mine, ...theirs, ...jobs, DATABASE_URL: databaseUrl };
}

/** For the command that migrates, beside what the others get. `ownerUrl`: of a database of our own. */
export function ownersEnvironment(settings: Settings, ownerUrl: string | undefined): Environment {
  const { MIGRATE_DATABASE_URL } = given(settings.environment);
  return { MIGRATE_DATABASE_URL: ownerUrl ?? MIGRATE_DATABASE_URL };
}

function pushEnvironment(dataDir: string): Environment {
  const { publicKey, privateKey } = keptPushKeys(dataDir);
  return {
    WEB_PUSH_PUBLIC_KEY: publicKey,
    WEB_PUSH_PRIVATE_KEY: privateKey,
    WEB_PUSH_CONTACT: `mailto:${brand.supportEmail}`,
  };
}

const environmentFile = (dataDir: string) => path.join(dataDir, "environment.json");

/** For operators' commands beside the running program: with its secrets, so for nobody else's eyes. */
export function keepEnvironment(dataDir: string, env: Environment): void {
  writeFileSync(environmentFile(dataDir), JSON.stringify(env), { mode: 0o600 });
}

/** That of the last start; undefined where there was none. */
export function keptEnvironment(dataDir: string): Environment | undefined {
  const file = environmentFile(dataDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** `smtpPort`: the same when the sandbox is started again on a change, for the worker has been told of it. */
export function sandboxEnvironment(
  { port, sandboxPort, dataDir, environment }: Settings,
  smtpPort: number,
): Environment {
  const mine = { SANDBOX_SMTP_PORT: String(smtpPort) };
  const fixed = { SANDBOX_PORT: String(sandboxPort), SANDBOX_DATA_DIR: path.join(dataDir, "sandbox") };
  const shop = { SANDBOX_SHOP_URL: `http://localhost:${port}` };
  return { ...mine, ...shop, ...given(environment), ...fixed };
}

export function shopEnvironment({ port, dataDir }: Settings, apiPort: number, nodeEnv: string): Environment {
  return {
    ...stopAtOnce,
    ASSETS_DIR: path.join(dataDir, "assets"),
    ...given(process.env),
    NODE_ENV: nodeEnv,
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
  };
}

/** `NAME=` in a .env file means "not set". */
function given(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

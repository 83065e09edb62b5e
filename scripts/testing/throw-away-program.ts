import { freePort } from "../postgres/cluster.ts";
import { withoutDurability } from "../postgres/start-postgres.ts";
import { readSettings } from "../program/settings.ts";
import { type Options, type Program, startProgram } from "../program/start-program.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

/** Whatever the person at this machine has set for a shop of their own must not reach a test. */
const ours =
  /^(ESIM_ACCESS_|SATIM_|SMTP_|MAIL_|DATABASE_|API_|SANDBOX|PUBLIC_URL$|SECRET_KEY$|PORT$|DATA_DIR$|NODE_ENV$)/;

type Wishes = { environment?: Record<string, string>; options?: Options };

/** The whole program, built, with nothing in it: free ports, a folder that goes when it stops, a quick supplier. */
export async function startThrowAwayProgram({
  environment = {},
  options = {},
}: Wishes = {}): Promise<Program> {
  const dataDir = makeThrowAwayFolder("program");
  const settings = readSettings({
    ...withoutOurs(process.env),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_ALLOCATION_MS: "300",
    ...environment,
  });
  const program = await startProgram(settings, { postgresSettings: withoutDurability, ...options });
  return { ...program, stop: () => program.stop().then(() => removeFolder(dataDir)) };
}

function withoutOurs(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));
}

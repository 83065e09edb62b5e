import { freePort } from "../postgres/cluster.ts";
import { withoutDurability } from "../postgres/start-postgres.ts";
import { readSettings } from "../program/settings.ts";
import type { Options } from "../program/start-options.ts";
import { type Program, startProgram } from "../program/start-program.ts";
import { variablesOfExample } from "./env-example.ts";
import { makeThrowAwayFolder, removeFolder } from "./throw-away.ts";

type Wishes = { environment?: Record<string, string>; options?: Options };

/** The whole program, built, with nothing in it: free ports, a folder that goes when it stops, a quick supplier. */
export async function startThrowAwayProgram({
  environment = {},
  options = {},
}: Wishes = {}): Promise<Program & { dataDir: string }> {
  const dataDir = makeThrowAwayFolder("program");
  const settings = readSettings({
    ...withoutOurs(process.env),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_ALLOCATION_MS: "300",
    // All of them come from one address.
    LIMIT_FACTOR: "1000",
    // Journeys watch one supplier at work; one of several names them.
    ESIM_PROVIDERS: "esim-access",
    ...environment,
  });
  const program = await startProgram(settings, { postgresSettings: withoutDurability, ...options });
  return { ...program, dataDir, stop: () => program.stop().then(() => removeFolder(dataDir)) };
}

/** Whatever the person at this machine has set for a shop of their own must not reach a test. */
function withoutOurs(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const ours = new Set(variablesOfExample().map(({ name }) => name));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.has(name)));
}

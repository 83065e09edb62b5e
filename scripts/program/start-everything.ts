import path from "node:path";
import { freePort } from "../postgres/cluster.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { addressOfBackOffice, type BackOffice, inviteFirstOwner } from "./back-office.ts";
import { fillCatalogue } from "./catalogue.ts";
import {
  apiEnvironment,
  keepEnvironment,
  ownersEnvironment,
  sandboxEnvironment,
  shopEnvironment,
} from "./environment.ts";
import { memoryEnvironment, memoryFlags } from "./memory.ts";
import { entries, workerNames } from "./paths.ts";
import { assertPortIsFree } from "./ports.ts";
import { stopOrphans } from "./process-group.ts";
import type { Announcement, ServiceSpec } from "./service.ts";
import type { Start } from "./start-options.ts";
import { buildAdminIfChanged, buildWebIfChanged } from "./web-build.ts";

/** In the order in which they stop: the shop first, then what serves it. */
export const servers = ["shop", "admin", "api", ...workerNames, "sandbox"] as const;
type ServerName = (typeof servers)[number];

type Started = { databaseUrl: string; backOffice: BackOffice | undefined };

/**
 * The database, the sandbox and the shop's build at once; the schema; then the servers at once, while the catalogue
 * fills. Resolves, with the address of the database's owner, when the shop answers.
 */
export async function startEverything(start: Start): Promise<Started> {
  const { settings, options, timings } = start;
  await timings.time("leftovers, ports", () => makeRoom(start));
  const apiPort = Number(settings.environment.API_PORT) || (await freePort());
  const smtpPort = await freePort();
  const sandbox = settings.hasSandbox
    ? startServer(start, "sandbox", sandboxEnvironment(settings, smtpPort))
    : undefined;
  const build = options.isDevelopment ? undefined : timings.time("the shop's build", buildWebIfChanged);
  // Over plain http only a played shop has one.
  const hasOffice = options.hasBackOffice && settings.hasSandbox;
  const officeBuild = hasOffice ? timings.time("the back office's build", buildAdminIfChanged) : undefined;
  const { databaseUrl, ownerUrl } = await timings.time("database", () => startDatabase(start));
  const office = hasOffice ? await addressOfBackOffice(settings) : undefined;
  const env = {
    ...apiEnvironment(settings, { databaseUrl, apiPort, sandbox: await sandbox }),
    ...(office && { SUPPORT_DESK: "back-office" }),
    ...office,
  };
  keepEnvironment(settings.dataDir, env);
  await runCommand(start, "migrate", { ...env, ...ownersEnvironment(settings, ownerUrl) });
  const [invitation] = await Promise.all([
    office ? inviteFirstOwner(env) : null,
    fillCatalogue(start, databaseUrl, () => runCommand(start, "sync-catalogue", env)),
    startServer(start, "api", env),
    ...workerNames.map((name) => startServer(start, name, env)),
    startShop(start, apiPort, build),
    office && startBackOffice(start, env, officeBuild),
  ]);
  await timings.time("first answer", () => untilReady(settings.port));
  const backOffice = office && { url: office.ADMIN_URL, invitation };
  return { databaseUrl: ownerUrl ?? databaseUrl, backOffice };
}

async function makeRoom({ settings }: Start): Promise<void> {
  await stopOrphans(settings.dataDir);
  await assertPortIsFree("PORT", settings.port);
  if (settings.hasSandbox) await assertPortIsFree("SANDBOX_PORT", settings.sandboxPort);
}

async function startDatabase(start: Start): Promise<{ databaseUrl: string; ownerUrl?: string }> {
  const { databaseUrl, dataDir } = start.settings;
  if (databaseUrl) return { databaseUrl };
  const logFile = path.join(dataDir, "logs/database.log");
  start.postgres = startPostgres({ dataDir, logFile, settings: start.options.postgresSettings });
  const postgres = await start.postgres;
  start.processes.watch("database", postgres.isRunning, logFile);
  return { databaseUrl: postgres.servingUrl, ownerUrl: postgres.url };
}

function runCommand({ processes, timings }: Start, command: string, env: ServiceSpec["env"]): Promise<void> {
  return timings.time(command, () =>
    processes.run({ name: command, entry: entries.cli, args: [command], env }),
  );
}

function startServer(start: Start, name: ServerName, env: ServiceSpec["env"]): Promise<Announcement> {
  const isWatched = start.options.isDevelopment && name !== "shop";
  const nodeArgs = [...memoryFlags(name), ...(isWatched ? ["--watch", "--watch-preserve-output"] : [])];
  const spec = { name, entry: entries[name], nodeArgs, env: { ...memoryEnvironment, ...env } };
  return start.timings.time(name, () => start.processes.start(spec).announced);
}

async function startBackOffice(
  start: Start,
  env: ServiceSpec["env"],
  build: Promise<void> | undefined,
): Promise<Announcement> {
  await build;
  return startServer(start, "admin", env);
}

async function startShop(
  start: Start,
  apiPort: number,
  build: Promise<void> | undefined,
): Promise<Announcement> {
  await build;
  const mode = start.options.isDevelopment ? "development" : "production";
  return startServer(start, "shop", shopEnvironment(start.settings, apiPort, mode));
}

async function untilReady(port: number): Promise<void> {
  let last = "nothing";
  const isReady = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch((error: Error) => error);
    last = answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer.message;
    return answer instanceof Response && answer.ok;
  };
  if (!(await waitUntil(isReady, 30_000, 30)))
    throw new Error(`The shop did not become ready; /readyz said: ${last}`);
}

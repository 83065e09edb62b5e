import { spawn } from "node:child_process";
import { freePort } from "../scripts/postgres/cluster.ts";
import { killProcesses } from "../scripts/processes/blows.ts";
import { identityOf, type ProcessIdentity } from "../scripts/processes/identity.ts";
import { stopProcess } from "../scripts/processes/stop-process.ts";
import { root } from "../scripts/program/paths.ts";
import { identityIn } from "../scripts/program/process-group.ts";
import { servers } from "../scripts/program/start-everything.ts";
import { createPlayedClock, type PlayedClock } from "../scripts/testing/played-clock.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";

/** A program of one's own, started as people start it, that can be killed and started again on the same data. */
export type KillableProgram = {
  shopUrl: string;
  sandboxUrl: string;
  dataDir: string;
  /** Kills every process of ours. The database and the sandbox go on. */
  kill: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** By which it lives, database and sandbox too; undefined where it was not asked for, or can't be had here. */
  clock: PlayedClock | undefined;
  stop: () => Promise<void>;
};

export async function startKillableProgram(
  settings: Record<string, string> = {},
  { hasPlayedClock = false } = {},
): Promise<KillableProgram> {
  const dataDir = makeThrowAwayFolder("killable");
  const clock = hasPlayedClock ? createPlayedClock(dataDir) : undefined;
  const started = await startOnFreePorts({ ...settings, ...clock?.environment, DATA_DIR: dataDir });
  const { environment } = started;
  let { supervisor } = started;
  return {
    shopUrl: `http://localhost:${environment.PORT}`,
    sandboxUrl: `http://localhost:${environment.SANDBOX_PORT}`,
    dataDir,
    clock,
    async kill() {
      const ours = servers.filter((name) => name !== "sandbox").map((name) => identityIn(dataDir, name));
      // The supervisor first: it would stop the others in good order.
      await killProcesses(supervisor, ...ours);
    },
    async startAgain() {
      supervisor = await start(environment);
    },
    async stop() {
      await stopProcess(supervisor, { graceMs: 30_000 });
      removeFolder(dataDir);
    },
  };
}

/** A port that was free may be taken by whoever connects somewhere before the program listens on it: then on others. */
async function startOnFreePorts(settings: Record<string, string>) {
  for (let tries = 1; ; tries++) {
    const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
    const environment = { ...settings, ...ports };
    try {
      return { environment, supervisor: await start(environment) };
    } catch (error) {
      if (tries === 3 || !/Port \d+ is taken/.test(String(error))) throw error;
    }
  }
}

/** Resolves when it says where the shop is. */
function start(environment: Record<string, string>): Promise<ProcessIdentity> {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...withoutOurs(process.env), ...environment, SANDBOX_ALLOCATION_MS: "300" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const supervisor = identityOf(child.pid ?? 0);
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (supervisor && said.includes(`:${environment.PORT}`)) resolve(supervisor);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", () => reject(new Error(`The program did not start:\n${said}`)));
  });
}

/** What is set for the program that the other journeys use. */
function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(DATABASE_URL|SANDBOX_.*|PUBLIC_URL|API_.*|NODE_ENV)$/.test(name),
    ),
  );
}

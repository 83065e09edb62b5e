import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../postgres/cluster.ts";
import { startPostgres, withoutDurability } from "../../postgres/start-postgres.ts";
import { isAlive } from "../../processes/identity.ts";
import { root as source } from "../../program/paths.ts";
import { main as makeRelease } from "../../release/release.ts";
import { startSandboxProcess } from "../../testing/sandbox-process.ts";
import { makeThrowAwayFolder, removeFolder } from "../../testing/throw-away.ts";
import { type Kind, kinds } from "../check.ts";
import { startProxy } from "./proxy.ts";

export type Ending = { code: number; said: string };
export type Machine = Awaited<ReturnType<typeof startMachine>>;

type Wishes = {
  /** The folder of a release of another commit, which is the first then. Without it both are of these sources. */
  first?: string;
  /** What stands in front of the processes at `behind`. */
  startProxies?: (
    at: At,
    ports: Ports,
    behind: Record<keyof Ports, number[]>,
  ) => Promise<{ stop: () => unknown }[]>;
  settings?: Record<string, string>;
};
type Ports = { api: number; shop: number };

/** A machine with two processes of the api and the shop to be, two releases, a database and a played world outside. */
export async function startMachine({ first: other, startProxies = standIns, settings = {} }: Wishes = {}) {
  const folder = makeThrowAwayFolder("machine");
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const name of ["etc", "run", "units", "wants", "bin", "var", "releases"]) mkdirSync(at(name));
  const api = [await instancePort(), await instancePort()];
  const shop = [await instancePort(), await instancePort()];
  const proxyPorts = { api: await freePort(), shop: await freePort() };
  const url = `http://localhost:${proxyPorts.shop}`;
  const postgres = await startPostgres({ dataDir: folder, settings: withoutDurability });
  const sandbox = await startSandboxProcess({ SANDBOX_SHOP_URL: url, SANDBOX_ALLOCATION_MS: "300" });
  writeSettings(at("etc"), { ...sandbox.shopSettings, PUBLIC_URL: url, ...settings }, postgres);
  writeUnits(at, { api: proxyPorts.api, enabled: { api, shop, worker: [1], admin: [await instancePort()] } });
  await makeRelease(["--to", at("releases")]);
  const [made = ""] = readdirSync(at("releases"));
  const { first, second } = other
    ? { first: path.basename(other), second: made }
    : { first: made, second: `${made}-next` };
  // Without another one, the same files under another name, as if they were of another commit.
  if (other) execFileSync("cp", ["-a", other, at("releases", first)]);
  else execFileSync("cp", ["-al", at("releases", first), at("releases", second)]);
  const proxies = await startProxies(at, proxyPorts, { api, shop });
  return {
    first,
    second,
    at,
    apiUrl: `http://127.0.0.1:${proxyPorts.api}`,
    shopUrl: url,
    sandboxUrl: sandbox.url,
    command: commandsOf(at),
    /** Which release each process runs, by its own program. */
    running: () => runningIn(at("run")),
    /** Stops a unit of the machine's, as a person does. */
    halt: (unit: string) => systemctl(at, "stop", unit),
    stop: async () => {
      for (const proxy of proxies) await proxy.stop();
      for (const unit of readdirSync(at("wants"))) await systemctl(at, "stop", unit);
      await sandbox.stop();
      await postgres.stop();
      removeFolder(folder);
    },
  };
}

export type At = (...names: string[]) => string;

const standIns: NonNullable<Wishes["startProxies"]> = async (_, ports, behind) => [
  await startProxy(ports.api, behind.api),
  await startProxy(ports.shop, behind.shop),
];

/** With one more digit before it, it is the port of its figures. */
async function instancePort(): Promise<number> {
  for (let port = 2000 + Math.floor(Math.random() * 7000); ; port++)
    if (
      await new Promise((is) => {
        const probe = createServer().once("error", () => is(false));
        probe.listen(port, "127.0.0.1", () => probe.close(() => is(true)));
      })
    )
      return port;
}

function writeSettings(
  etc: string,
  settings: Record<string, string>,
  urls: { url: string; servingUrl: string },
): void {
  const all = {
    ...settings,
    COMPANIES: "played",
    ADMIN_URL: "https://admin.rihla.example",
    SECRET_KEY: "x9".repeat(22),
    DATABASE_URL: urls.servingUrl,
    DRAIN_SECONDS: "1",
    LIMIT_FACTOR: "1000",
    ESIM_PROVIDERS: "esim-access",
    LOG_LEVEL: "warn",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}="${value.replaceAll("\n", "\\n")}"\n`);
  writeFileSync(path.join(etc, "rihla.env"), lines.join(""));
  writeFileSync(path.join(etc, "owner.env"), `MIGRATE_DATABASE_URL=${urls.url}\n`);
}

type Enabled = Record<Kind, number[]>;

/** The very files of deploy/systemd, with this folder in place of the machine's. */
function writeUnits(at: At, { api, enabled }: { api: number; enabled: Enabled }): void {
  for (const kind of kinds) {
    const name = `rihla-${kind}@.service`;
    const text = readFileSync(path.join(source, "deploy/systemd", name), "utf8")
      .replaceAll("/srv/rihla", at())
      .replaceAll("/etc/rihla", at("etc"))
      .replaceAll(/\/var\/(lib|cache)/g, at("var"))
      .replaceAll("/run/", `${at("run")}/`)
      .replaceAll("http://127.0.0.1:3010", `http://127.0.0.1:${api}`);
    writeFileSync(at("units", name), text);
    for (const instance of enabled[kind]) writeFileSync(at("wants", `rihla-${kind}@${instance}.service`), "");
  }
  const script = path.join(source, "scripts/deploy/testing/stand-in-systemctl.ts");
  writeFileSync(at("bin/systemctl"), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`);
  chmodSync(at("bin/systemctl"), 0o755);
}

const surroundings = (at: At) => ({
  PATH: `${at("bin")}:/usr/bin:/bin`,
  UNITS: at("units"),
  RUN: at("run"),
});

const systemctl = (at: At, verb: string, unit: string) =>
  promisify(execFile)(at("bin/systemctl"), [verb, unit], { env: surroundings(at) });

/** A release's own `bin/deploy` or `bin/rollback`. */
function commandsOf(at: At) {
  return async (
    release: string,
    name: "deploy" | "rollback",
    { args = [], killAt }: { args?: string[]; killAt?: RegExp } = {},
  ): Promise<Ending> => {
    const places = [
      "--environment",
      at("etc/rihla.env"),
      "--owner",
      at("etc/owner.env"),
      "--wants",
      at("wants"),
    ];
    const all = [...places, "--run", at("run"), "--settle", "0.6", "--patience", "90", ...args];
    const program = at("releases", release, "bin", name);
    return new Promise((resolve) => {
      const child = execFile(program, all, { env: surroundings(at) }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
      );
      if (killAt)
        child.stdout?.on("data", (text: string) => void (killAt.test(text) && child.kill("SIGKILL")));
    });
  };
}

function runningIn(run: string): string[] {
  const files = readdirSync(run).filter((file) => file.endsWith(".service.json"));
  return files.map((file) => {
    const its = JSON.parse(readFileSync(path.join(run, file), "utf8"));
    const program = `/proc/${its.pid}/exe`;
    const node = isAlive(its) && existsSync(program) ? realpathSync(program) : "gone";
    return /releases\/([^/]+)/.exec(node)?.[1] ?? node;
  });
}

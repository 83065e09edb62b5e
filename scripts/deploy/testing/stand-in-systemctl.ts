// Stands for systemctl where no systemd runs: reads the same unit files, runs their ExecStart with their environment, and kills what
// does not stop in its time. UNITS is the folder of unit files, RUN what they call /run.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { identityOfChild, isAlive, type ProcessIdentity } from "../../processes/identity.ts";
import { waitUntil } from "../../processes/wait-until.ts";
import { readEnvironment } from "../environment.ts";

const [verb, unit = ""] = process.argv.slice(2);
const { UNITS = "", RUN = "" } = process.env;

if (verb === "restart") {
  await stop();
  start();
} else if (verb === "stop") await stop();

function settings(): [name: string, value: string][] {
  const [, template, instance = ""] = /^(.+@)(.+)\.service$/.exec(unit) ?? [];
  const text = readFileSync(path.join(UNITS, `${template}.service`), "utf8").replaceAll("%i", instance);
  return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]);
}

function valuesOf(wanted: string): string[] {
  return settings().flatMap(([name, value]) => (name === wanted ? [value] : []));
}

function start(): void {
  for (const name of valuesOf("RuntimeDirectory")) mkdirSync(path.join(RUN, name), { recursive: true });
  const own = valuesOf("Environment").flatMap((line) =>
    line.split(" ").map((pair) => pair.split(/=(.*)/s).slice(0, 2)),
  );
  const files = valuesOf("EnvironmentFile").map(readEnvironment);
  const env = Object.assign({ PATH: "/usr/bin:/bin" }, Object.fromEntries(own), ...files);
  const [program = "", ...args] = (valuesOf("ExecStart")[0] ?? "").split(" ");
  const log = openSync(path.join(RUN, `${unit}.log`), "a");
  const child = spawn(program, args, { env, detached: true, stdio: ["ignore", log, log] });
  writeFileSync(path.join(RUN, `${unit}.json`), JSON.stringify(identityOfChild(child.pid ?? 0)));
  child.unref();
}

async function stop(): Promise<void> {
  const file = path.join(RUN, `${unit}.json`);
  if (existsSync(file)) {
    const its: ProcessIdentity = JSON.parse(readFileSync(file, "utf8"));
    const seconds = Number(valuesOf("TimeoutStopSec")[0]);
    if (isAlive(its)) process.kill(its.pid, "SIGTERM");
    if (!(await waitUntil(() => !isAlive(its), seconds * 1000, 50))) process.kill(its.pid, "SIGKILL");
  }
  for (const name of valuesOf("RuntimeDirectory"))
    rmSync(path.join(RUN, name), { recursive: true, force: true });
}

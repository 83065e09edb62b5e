import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, renameSync, type WriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { identityOfChild, type ProcessIdentity } from "../processes/identity.ts";
import { stopProcess } from "../processes/stop-process.ts";
import { root } from "./paths.ts";
import { isWarning, spokenLine } from "./spoken-line.ts";

/** What a server says, as one line of JSON on stdout, when it can be used: `{"event":"listening","url":…}`. */
export type Announcement = { event: "listening" | "ready"; url?: string } & SandboxAnnouncement;

/** What the sandbox adds: where it takes mail, and the environment of a shop whose outside world it is. */
type SandboxAnnouncement = { smtpPort?: number; shopSettings?: Record<string, string> };

export type ServiceSpec = {
  name: string;
  entry: string;
  args?: string[];
  nodeArgs?: string[];
  env: Record<string, string | undefined>;
};

export type Ending = { code: number | null; lastLines: string };

export type Service = {
  name: string;
  identity: ProcessIdentity;
  announced: Promise<Announcement>;
  ended: Promise<Ending>;
  stop: () => Promise<void>;
};

type Surroundings = {
  logFile?: string;
  show?: (line: string) => void;
  /** Ctrl-C reaches it as it does its parent. Left out, only its parent, which then stops everything in order. */
  sharesGroup?: boolean;
};

const lastLinesKept = 20;

export function startService(
  spec: ServiceSpec,
  { logFile, show = () => {}, sharesGroup = false }: Surroundings,
): Service {
  const child = spawn(process.execPath, [...(spec.nodeArgs ?? []), spec.entry, ...(spec.args ?? [])], {
    cwd: root,
    env: withCompileCache(spec.env),
    detached: !sharesGroup,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const identity = identityOfChild(child.pid ?? 0);
  if (!identity) throw new Error(`${spec.name} could not be started.`);
  const { announced, ended } = follow(child, spec.name, logFile ? openLog(logFile) : null, show);
  return { name: spec.name, identity, announced, ended, stop: () => stopProcess(identity) };
}

function follow(child: ChildProcess, name: string, log: WriteStream | null, show: (line: string) => void) {
  const lastLines: string[] = [];
  // Until it is up a complaint is most likely its last, and the error below carries it.
  let isUp = false;
  const heard = Promise.withResolvers<Announcement>();
  const onLine = (line: string, isComplaint: boolean) => {
    const announcement = announcementIn(line);
    if (announcement) {
      isUp = true;
      return heard.resolve(announcement);
    }
    log?.write(`${line}\n`);
    lastLines.splice(0, lastLines.length - lastLinesKept + 1);
    lastLines.push(line);
    if (isComplaint && isUp) show(spokenLine(name, line));
  };
  for (const [stream, isErrors] of [
    [child.stdout, false],
    [child.stderr, true],
  ] as const)
    if (stream) createInterface(stream).on("line", (line) => onLine(line, isErrors || isWarning(line)));
  const ended = new Promise<Ending>((resolve) =>
    child.once("close", (code) => resolve({ code, lastLines: lastLines.join("\n") })),
  );
  ended.then(() => heard.reject(new Error(`${name} stopped before it was ready:\n${lastLines.join("\n")}`)));
  heard.promise.catch(() => {});
  return { announced: heard.promise, ended: ended.finally(() => log?.end()) };
}

function announcementIn(line: string): Announcement | undefined {
  if (!line.startsWith('{"event":')) return undefined;
  const said = JSON.parse(line);
  return said.event === "listening" || said.event === "ready" ? said : undefined;
}

/** The log of the time before is kept beside it as `.1`. */
function openLog(file: string): WriteStream {
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return createWriteStream(file, { mode: 0o600 });
}

/** What whoever runs a command has (`scripts/setup/run-under-node-24.mjs`), for servers that are told all else by name. */
function withCompileCache(env: Record<string, string | undefined>) {
  return { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env };
}

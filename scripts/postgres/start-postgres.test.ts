// @module-tag all
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { identityOf } from "../processes/identity.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { processesIn } from "./processes-in.ts";
import { type Postgres, startPostgres } from "./start-postgres.ts";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test("a row that was acknowledged is there after the server was killed outright", async () => {
  const dataDir = newDataDir();
  const before = await start(dataDir);
  await query(before, "create table kept as select 7 as value");
  await kill(before.pid);
  const after = await start(dataDir);
  expect(await query(after, "select value from kept")).toEqual([{ value: 7 }]);
});

test("it comes up although the server's helpers are still leaving", async () => {
  const dataDir = newDataDir();
  const before = await start(dataDir);
  const held = new pg.Client(before.url);
  held.on("error", () => {});
  await held.connect();
  await kill(before.pid);
  const after = await start(dataDir);
  expect(await query(after, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a server that outlived its launcher is taken over", async () => {
  const dataDir = newDataDir();
  const launcher = launchElsewhere(dataDir);
  const [line] = await once(launcher.stdout, "data");
  const { pid } = JSON.parse(String(line));
  launcher.kill("SIGKILL");
  await once(launcher, "exit");
  expect((await start(dataDir)).pid).toBe(pid);
});

test("a launcher killed while it makes the database leaves nothing that stands in the way", async () => {
  const dataDir = newDataDir();
  const launcher = launchElsewhere(dataDir);
  const draft = path.join(dataDir, "postgres/cluster.unfinished");
  await waitUntil(() => existsSync(path.join(draft, "PG_VERSION")), 20_000, 1);
  launcher.kill("SIGKILL");
  await once(launcher, "exit");
  expect(await query(await start(dataDir), "select 1 as one")).toEqual([{ one: 1 }]);
  expect(existsSync(draft)).toBe(false);
});

test("a left-over postmaster.pid that names somebody else's process is not believed, and that process lives on", async () => {
  const dataDir = newDataDir();
  const before = await start(dataDir);
  const pidFile = path.join(dataDir, "postgres/cluster/postmaster.pid");
  const content = readFileSync(pidFile, "utf8");
  await before.stop();
  const stranger = spawn("sleep", ["60"]);
  cleanUps.push(() => stranger.kill());
  writeFileSync(pidFile, content.replace(/^\d+/, String(stranger.pid)));
  await start(dataDir);
  expect(identityOf(stranger.pid ?? 0)).toBeDefined();
});

test("two launchers at once end up with one server", async () => {
  const dataDir = newDataDir();
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(other.pid).toBe(one.pid);
});

test("another program on the port of the last time only means another port", async () => {
  const dataDir = newDataDir();
  const before = await start(dataDir);
  await before.stop();
  const squatter = createServer().listen(Number(new URL(before.url).port), "127.0.0.1");
  await once(squatter, "listening");
  cleanUps.push(() => squatter.close());
  expect(new URL((await start(dataDir)).url).port).not.toBe(new URL(before.url).port);
});

test("stopping leaves no process behind", async () => {
  const dataDir = newDataDir();
  await (await start(dataDir)).stop();
  expect(processesIn(path.join(dataDir, "postgres/cluster"))).toEqual([]);
});

test("the password is asked for and readable by its owner only", async () => {
  const dataDir = newDataDir();
  const { url } = await start(dataDir);
  const wrong = new URL(url);
  wrong.password = "guess";
  await expect(new pg.Client(wrong.href).connect()).rejects.toThrow(/password/);
  expect(statSync(path.join(dataDir, "postgres/pg.json")).mode & 0o077).toBe(0);
});

test.runIf(process.getuid?.() === 0)(
  "under root it works in a folder that is closed to everybody else",
  async () => {
    const dataDir = newDataDir();
    const closed = path.join(dataDir, "closed");
    mkdirSync(closed, { mode: 0o700 });
    expect(await query(await start(closed), "select 1 as one")).toEqual([{ one: 1 }]);
    const { home } = JSON.parse(readFileSync(path.join(closed, "postgres/pg.json"), "utf8"));
    cleanUps.unshift(() => removeFolder(home));
    expect(readdirSync(home)).toContain("cluster");
  },
);

function newDataDir(): string {
  const dataDir = makeThrowAwayFolder("postgres-test");
  cleanUps.push(() => removeFolder(dataDir));
  return dataDir;
}

async function start(dataDir: string): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir });
  cleanUps.push(() => postgres.stop());
  return postgres;
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await waitUntil(() => !identityOf(pid), 10_000);
}

function launchElsewhere(dataDir: string) {
  const code = `const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, "start-postgres.ts"))});
    const { pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ pid })); setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanUps.push(() => launcher.kill("SIGKILL"));
  return launcher;
}

async function query({ url }: Postgres, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { killProcesses } from "../processes/blows.ts";
import { identityOf, isAlive } from "../processes/identity.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { createProcessGroup, stopOrphans } from "./process-group.ts";

const dataDir = makeThrowAwayFolder("process-group");
afterAll(() => removeFolder(dataDir));

const announce = `console.log(JSON.stringify({ event: "listening", url: "http://here" }));`;
const stay = "setInterval(() => {}, 1000);";
const obey = (name: string) =>
  `process.on("SIGTERM", () => { require("node:fs").appendFileSync(process.env.ORDER, "${name} "); process.exit(); });`;

test("a server is up when it says so", async () => {
  const processes = createProcessGroup(dataDir, () => {});
  const { announced } = processes.start(server("says-so", announce + stay));
  expect(await announced).toMatchObject({ url: "http://here" });
  await processes.stop([]);
});

test("a server that ends before it is up is an error with its last lines", async () => {
  const processes = createProcessGroup(dataDir, () => {});
  const { announced } = processes.start(server("breaks", `console.error("no luck"); process.exit(3);`));
  await expect(announced).rejects.toThrow("breaks stopped before it was ready:\nno luck");
});

test("a running server that ends by itself is reported with its last lines", async () => {
  const processes = createProcessGroup(dataDir, () => {});
  const service = processes.start(server("dies", `console.log("last words"); ${announce} ${stay}`));
  await service.announced;
  await killProcesses(service.identity);
  expect(await processes.unexpectedExit).toEqual({ name: "dies", lastLines: "last words" });
});

test("servers stop in the order given, and leave no file behind", async () => {
  const processes = createProcessGroup(dataDir, () => {});
  const ORDER = path.join(dataDir, "order");
  for (const name of ["first", "second"]) {
    const service = processes.start({
      ...server(name, obey(name) + announce + stay),
      env: { ...process.env, ORDER },
    });
    await service.announced;
  }
  await processes.stop(["second", "first"]);
  expect(readFileSync(ORDER, "utf8")).toBe("second first ");
  expect(readdirSync(path.join(dataDir, "run"))).not.toContain("first.json");
});

test("a command that fails throws its last lines", async () => {
  const processes = createProcessGroup(dataDir, () => {});
  await expect(processes.run(server("migrate", `console.log("broken"); process.exit(1);`))).rejects.toThrow(
    /migrate failed:\nbroken/,
  );
});

test("the log of the last start is kept beside the new one", async () => {
  const processes = createProcessGroup(dataDir, () => {});
  for (const word of ["old", "new"]) await processes.run(server("talks", `console.log("${word}")`));
  expect(readFileSync(path.join(dataDir, "logs/talks.log.1"), "utf8")).toBe("old\n");
});

test("processes that outlived a killed supervisor are stopped, strangers with their numbers are not", async () => {
  const [orphan, stranger] = [spawn("sleep", ["60"]), spawn("sleep", ["60"])];
  const [left, other] = [identityOf(orphan.pid ?? 0), identityOf(stranger.pid ?? 0)];
  if (!left || !other) throw new Error("sleep did not start");
  mkdirSync(path.join(dataDir, "run"), { recursive: true });
  writeFileSync(path.join(dataDir, "run/orphan.json"), JSON.stringify(left));
  writeFileSync(path.join(dataDir, "run/stranger.json"), JSON.stringify({ ...other, born: "another time" }));
  await stopOrphans(dataDir);
  expect([isAlive(left), isAlive(other)]).toEqual([false, true]);
  stranger.kill();
});

function server(name: string, code: string) {
  const entry = path.join(dataDir, `${name}.cjs`);
  writeFileSync(entry, code);
  return { name, entry, env: { ...process.env } };
}

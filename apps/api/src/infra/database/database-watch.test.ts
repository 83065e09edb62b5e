import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { createLog } from "../log.ts";
import { watchReadiness } from "../readiness.ts";
import { openDatabase } from "./database.ts";
import { isDatabaseAway, watchDatabase } from "./database-watch.ts";

it("an absence of the database has one line when it begins and one when it ends, however often it is met", () => {
  const lines: string[] = [];
  const watch = watchDatabase(createLog("test", "info", { write: (line) => lines.push(line) }));
  watch.back();
  for (let times = 0; times < 600; times++) watch.away(new Error("Connection terminated"));
  watch.back();
  watch.back();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "the database is away; what needs it waits or is refused",
    "the database answers again",
  ]);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ failures: 600 });
});

it.each([
  [Object.assign(new Error("terminating connection"), { code: "57P01" }), true],
  [Object.assign(new Error("connect"), { code: "ECONNREFUSED", syscall: "connect" }), true],
  [new Error("Query read timeout"), true],
  [Object.assign(new Error("duplicate key"), { code: "23505" }), false],
  [Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" }), false],
  [new TypeError("x is not a function"), false],
  [undefined, false],
])("%s says that the database is away: %s", (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

it("a database that takes connections and says nothing is not ready, and that is told in time", async () => {
  const sockets: Socket[] = [];
  const frozen = createServer((socket) => sockets.push(socket.on("error", () => undefined)));
  frozen.listen(0, "127.0.0.1");
  await once(frozen, "listening");
  const { port } = frozen.address() as AddressInfo;
  const db = openDatabase<object>(`postgres://shop@127.0.0.1:${port}/shop`, 1);
  expect(await watchReadiness(db).reason()).toBe("the database does not answer in time");
  for (const socket of sockets) socket.destroy();
  frozen.close();
  await db.destroy();
});

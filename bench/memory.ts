import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { memoryEnvironment, memoryFlags } from "../scripts/program/memory.ts";
import { root } from "../scripts/program/paths.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { megabytes, printTable } from "./kit/figures.ts";
import type { Taken } from "./kit/memory-floor.ts";

type Step = { name: string; modules: string[] };
type Server = { name: string; folder: string; steps: Step[] };

const of = (name: string, ...modules: string[]): Step => ({ name, modules });
const servers: Server[] = [
  {
    name: "api",
    folder: "apps/api",
    steps: [
      of("Fastify, pino, helmet", "pino", "fastify", "helmet"),
      of("PostgreSQL: pg, Kysely, pg-boss", "pg", "kysely", "pg-boss"),
      of("zod, libphonenumber", "zod", "uuid", "ipaddr.js"),
      of("the contract", "@rihla/contract"),
      of("all that the api loads", "./src/compose.ts", "./src/compose-http.ts"),
    ],
  },
  {
    name: "shop",
    folder: "apps/web",
    steps: [
      of("Fastify, pino, undici", "pino", "fastify", "undici"),
      of("React", "react", "react-dom/server"),
      of("all pages, built", "./dist/server/entry-server.js"),
      of("the server", "./server/build-server.ts"),
    ],
  },
];

/**
 * What a server takes before it answers anything: bare Node, then its libraries, then our own modules, each in turn in one
 * process with the flags of `npm start`. The shop must have been built.
 */
export async function measureMemory(): Promise<void> {
  for (const server of servers) {
    const folder = makeThrowAwayFolder("memory");
    try {
      // The first run compiles, and loads what strips types from files that are in no cache yet.
      await measure(server, folder);
      const taken = await measure(server, folder);
      const names = ["Node alone", ...server.steps.map(({ name }) => name)];
      printTable(
        [`${server.name}, MB`, "resident", "its own", "alive"],
        taken.map(({ resident, own, alive }, at) => [
          names[at] ?? "",
          ...[resident, own, alive].map(megabytes),
        ]),
      );
    } finally {
      removeFolder(folder);
    }
  }
}

async function measure({ name, folder, steps }: Server, cache: string): Promise<Taken[]> {
  const { resolve } = createRequire(path.join(root, folder, "package.json"));
  const place = (module: string) =>
    pathToFileURL(module.startsWith(".") ? path.join(root, folder, module) : resolve(module)).href;
  const wish = JSON.stringify(steps.map(({ modules }) => modules.map(place)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...memoryFlags(name), "--expose-gc", path.join(import.meta.dirname, "kit/memory-floor.ts"), wish],
    { env: { ...process.env, ...memoryEnvironment, NODE_COMPILE_CACHE: cache, NODE_ENV: "production" } },
  );
  return JSON.parse(stdout);
}

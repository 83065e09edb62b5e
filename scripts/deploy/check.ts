import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync, readFileSync, statfsSync } from "node:fs";
import path from "node:path";
import { losingBackslashes, readEnvironment } from "./environment.ts";
import { countEntries, type Places, Refused, type Release } from "./places.ts";

const leastFreeMb = 200;

/** What would stop a deployment half-way is found before anything is changed. */
export function checkMachine(places: Places): void {
  try {
    accessSync(places.root, constants.W_OK);
    accessSync(places.environment, constants.R_OK);
  } catch (error) {
    throw new Refused(
      `${(error as Error).message}. Nothing was changed: run it with the right to, as with sudo.`,
    );
  }
  const { bavail, bsize } = statfsSync(places.root);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < leastFreeMb)
    throw new Refused(
      `Only ${free} MB are free at ${places.root}, ${leastFreeMb} are wanted. Nothing was changed: remove releases that neither current nor previous leads to.`,
    );
  if (spawnSync("systemctl", ["--version"]).error)
    throw new Refused(
      "There is no systemctl on this machine, by which processes are replaced. Nothing was changed.",
    );
}

/** That it can run here, with what its processes will be given: asked of its own programs. */
export function checkRelease(places: Places, release: Release): void {
  const { folder, entries } = release;
  if (entries !== undefined && countEntries(folder) < entries)
    throw new Refused(`${folder} was not copied whole. Nothing was changed: copy it again.`);
  const node = run(release, ["--version"], {});
  if (node.status !== 0)
    throw new Refused(
      `${release.name} was made for ${release.platform} and its Node does not start here (${node.said}). Nothing was changed: make it on a machine like this one.`,
    );
  const env = readEnvironment(places.environment);
  const ofTheApi = run(release, ["apps/api/src/cli.ts", "check"], env);
  if (ofTheApi.status !== 0) throw wrong(places, ofTheApi.said);
  const config = path.join(release.folder, "apps/web/server/config.ts");
  const script = `import(${JSON.stringify(config)}).then((its) => its.configFrom(process.env)).catch((error) => { console.error(error.message); process.exit(1); })`;
  const ofTheShop = run(release, ["-e", script], { API_URL: "http://127.0.0.1", ...env });
  if (ofTheShop.status !== 0) throw wrong(places, ofTheShop.said);
}

function wrong({ environment }: Places, said: string): Refused {
  const hints = losingBackslashes(readFileSync(environment, "utf8")).map(
    (name) => `  ${name}: systemd takes a backslash without quotes away; put the value in double quotes\n`,
  );
  return new Refused(
    `${said}\n${hints.join("")}Nothing was changed: put ${environment} right and run it again.`,
  );
}

/** A program of the release with its own Node. */
export function run(release: Release, args: string[], env: Record<string, string>) {
  const node = path.join(release.folder, "node_modules/node/bin/node");
  const options = { cwd: release.folder, env: { PATH: process.env.PATH, ...env }, encoding: "utf8" } as const;
  const { status, stdout, stderr, error } = spawnSync(node, args, options);
  return { status, said: `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim() };
}

/**
 * What a machine runs, each with its unit and its program in `bin`: the api first, then who works for it, then the shop, since new
 * pages may ask for what only the new api has; the back office last.
 */
export const kinds = ["api", "worker", "shop", "admin"] as const;
export type Kind = (typeof kinds)[number];
/** Without one of each there is no shop; a back office is replaced where there is one. */
export const needed = ["api", "worker", "shop"] as const satisfies readonly Kind[];
export type Unit = { name: string; kind: Kind; instance: string };

const unitName = new RegExp(`^rihla-(${kinds.join("|")})@(\\w+)\\.service$`);
const isKind = (word: string | undefined): word is Kind => kinds.some((kind) => kind === word);

/** What runs here of each kind, in the order in which it is replaced. */
export function enabledUnits({ wants }: Places): Unit[] {
  const units = namesIn(wants).flatMap((file) => {
    const [, kind, instance] = unitName.exec(file) ?? [];
    return isKind(kind) && instance ? [{ name: file, kind, instance }] : [];
  });
  const missing = needed.filter((kind) => !units.some((unit) => unit.kind === kind));
  if (missing.length > 0)
    throw new Refused(
      `No process is enabled of: ${missing.join(", ")}. Nothing was changed: systemctl enable rihla-api@3011 rihla-api@3012 rihla-worker@1 rihla-worker@2 rihla-shop@3001 rihla-shop@3002`,
    );
  return kinds.flatMap((kind) =>
    units.filter((unit) => unit.kind === kind).toSorted((a, b) => (a.instance < b.instance ? -1 : 1)),
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

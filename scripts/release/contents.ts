import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "../program/paths.ts";
import { type Places, productionPackages } from "./production-packages.ts";

/** The receipts' compiler. It is an optional dependency, so that nothing complains where it is missing, but papers. */
const compiler = /^node_modules\/@myriaddreamin\/typst-ts-node-compiler-/;

const notForRunning =
  /\.(test|test-kit|conformance)\.tsx?$|(^|\/)(testing|attacks|fuzz|tooling|native|ios|android|public)\/|\.native\.tsx?$/;
const alongside =
  /^(deploy|scripts\/(deploy|drill|processes)|docs\/operations)\/|^scripts\/postgres\/pid-file\.ts$|^docs\/operations\.md$|^\.env\.example$|^LICENSE$|^package\.json$/;

/** Copies what runs into `folder`: our sources, the built shop, the packages that they need, and Node. */
export function fillRelease(folder: string): void {
  const places = productionPackages(root, ["apps/api", "apps/web"]);
  if (!places.installed.some((place) => compiler.test(place)))
    throw new Error(
      "The receipts' compiler is not installed for this machine: npm ci, without --omit=optional",
    );
  for (const file of sources(places)) copy(file, folder);
  for (const built of ["client", "server/entry-server.js"]) copy(`apps/web/dist/${built}`, folder);
  for (const built of ["index.html", "assets"]) copy(`apps/admin/dist/${built}`, folder);
  for (const place of places.installed) copyPackage(place, folder);
  for (const { from, to } of places.links) link(path.join(folder, from), path.join(folder, to));
  copy("node_modules/node/bin/node", folder);
}

function sources({ ours }: Places): string[] {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  }).split("\0");
  const isOurs = (file: string) => ours.some((place) => file.startsWith(`${place}/`));
  return files.filter(
    (file) =>
      existsSync(path.join(root, file)) &&
      !notForRunning.test(file) &&
      (alongside.test(file) || (isOurs(file) && !/^apps\/web\/src\/.*\.(tsx|css)$|\.md$/.test(file))),
  );
}

function copy(file: string, folder: string): void {
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, file), to, { recursive: true });
}

/** Without what is installed below it: that has its own place, if it is needed. */
function copyPackage(place: string, folder: string): void {
  for (const name of readdirSync(path.join(root, place)))
    if (name !== "node_modules") copy(path.join(place, name), folder);
}

/** Node takes the types out of our own files only where they don't lie below node_modules: so they stay links. */
function link(from: string, to: string): void {
  mkdirSync(path.dirname(from), { recursive: true });
  symlinkSync(path.relative(path.dirname(from), to), from);
}

/** As `node_modules/node/package.json` names it. */
export const nodeVersion = (): string =>
  JSON.parse(readFileSync(path.join(root, "node_modules/node/package.json"), "utf8")).version;

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../program/paths.ts";

/**
 * No dependency of the project: it is 176 MB with what it brings, and hardly anybody who installs the shop runs it. The first
 * run fetches exactly this version into a folder that Git ignores.
 */
const version = "13.5.0";
const folder = path.join(root, ".cache", `lighthouse-${version}`);

export type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
export type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };
type Flags = { port: number; output: "json"; logLevel: "error"; onlyCategories: readonly string[] };
type Settings = { extends: "lighthouse:default"; settings: Record<string, unknown> };
type Lighthouse = (address: string, flags: Flags, settings: Settings) => Promise<{ lhr: Report } | undefined>;

export async function bringLighthouse(): Promise<Lighthouse> {
  const main = path.join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(main)) {
    console.log(`Fetching Lighthouse ${version} ...`);
    const install = ["install", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts"];
    execFileSync("npm", [...install, "--loglevel=error", `lighthouse@${version}`], { stdio: "inherit" });
  }
  const { default: lighthouse } = await import(pathToFileURL(main).href);
  return lighthouse;
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "../program/paths.ts";

const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Brings a Chromium and fonts for Arabic. Undefined: Playwright's own, which it finds by itself. */
export function bringBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const missing = [...(findBrowser() ? [] : ["chromium"]), ...(hasArabicFont() ? [] : ["fonts-noto-core"])];
  if (missing.length > 0 && canInstall()) installWithApt(missing);
  return findBrowser() ?? installPlaywrightsOwn();
}

export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usualPlaces].find((place) => place && existsSync(place));
}

/** What Chromium needs in a container, and to keep it from calling home. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function hasArabicFont(): boolean {
  const { status, stdout } = spawnSync("fc-list", [":lang=ar"], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "";
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Package mirrors fail now and then, so each command has three tries. */
function installWithApt(packages: string[]): void {
  console.log(`Installing ${packages.join(", ")} ...`);
  const install = ["install", "-y", "-q", "--no-install-recommends", ...packages, "fontconfig"];
  for (const args of [["update", "-q"], install]) if (!(tryApt(args) || tryApt(args) || tryApt(args))) return;
}

function tryApt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr } = spawnSync("apt-get", args, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status !== 0)
    console.error(`apt-get ${args[0]} failed:\n${(stdout + stderr).split("\n").slice(-10).join("\n")}`);
  return status === 0;
}

function installPlaywrightsOwn(): undefined {
  const { status } = spawnSync("npx", ["playwright", "install", "chromium"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("No Chromium: install one and set CHROMIUM_PATH to its program.");
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { root } from "../program/paths.ts";
import { canInstall, installWithApt } from "./debian-packages.ts";

/** The same engine without windows, which has less work with each page. */
const shell = "/usr/bin/chromium-headless-shell";
const whole = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Brings a Chromium and fonts for Arabic. Undefined: Playwright's own, which it finds by itself. */
export function bringBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const missing = [
    ...(findWholeBrowser() ? [] : ["chromium"]),
    ...(hasArabicFont() ? [] : ["fonts-noto-core", "fontconfig"]),
  ];
  if (missing.length > 0 && canInstall()) installWithApt(missing);
  // By itself: an older Debian has none, and does with the whole one.
  if (!existsSync(shell) && canInstall()) installWithApt(["chromium-headless-shell"]);
  return findBrowser() ?? installPlaywrightsOwn();
}

export const findBrowser = (): string | undefined => firstOf([process.env.CHROMIUM_PATH, shell, ...whole]);

/** For what the shell has none of: notifications and a camera. */
export const findWholeBrowser = (): string | undefined => firstOf([process.env.CHROMIUM_PATH, ...whole]);

const firstOf = (places: readonly (string | undefined)[]) =>
  places.find((place) => place && existsSync(place));

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

function installPlaywrightsOwn(): undefined {
  const { status } = spawnSync("npx", ["playwright", "install", "chromium"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("No Chromium: install one and set CHROMIUM_PATH to its program.");
}

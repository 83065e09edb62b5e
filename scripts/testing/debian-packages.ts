import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Brings packages of Debian, or says why not. Mirrors fail now and then, so each command has three tries. */
export function installWithApt(packages: string[]): void {
  console.log(`Installing ${packages.join(", ")} ...`);
  const install = ["install", "-y", "-q", "--no-install-recommends", ...packages];
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

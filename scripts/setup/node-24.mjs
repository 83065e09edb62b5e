// Node 24 from npm: the system may have Node 20, which the packages used here have left behind.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./packages.mjs";

const home = path.join(root, "node_modules/node");
const binary = path.join(home, process.platform === "win32" ? "bin/node.exe" : "bin/node");

export const isNode24 = Number(process.versions.node.split(".")[0]) >= 24;

/** @returns {string} the path of a Node 24; it throws with words for a person when there is none */
export function findNode24() {
  if (!existsSync(binary)) fetchBinary();
  if (!existsSync(binary))
    throw new Error("Node 24 could not be fetched from npm. Install Node 24 and run this again.");
  return binary;
}

/** npm may refuse to run a package's install script; ours is trusted and small, so we run it ourselves. */
function fetchBinary() {
  const installer = path.join(home, "installArchSpecificPackage.js");
  if (!existsSync(installer)) return;
  console.log("Fetching Node 24 from npm ...");
  spawnSync(process.execPath, [installer], { cwd: home, stdio: ["ignore", "ignore", "inherit"] });
}

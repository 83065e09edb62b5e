// Every command begins here: packages present, Node 24 running, then the command itself.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";
import { findNode24, isNode24 } from "./node-24.mjs";
import { installPackages } from "./packages.mjs";

/** Where Node keeps what it compiled, types already stripped: the processes of a command start with a third less work. */
const compileCache = path.resolve(import.meta.dirname, "../../node_modules/.cache/node-compile");

/**
 * @param {string} entry the file to run again when this Node is too old
 * @param {() => Promise<{main: (args: string[]) => Promise<number | void>}>} load the command
 */
export async function runUnderNode24(entry, load) {
  try {
    installPackages();
    process.env.NODE_COMPILE_CACHE ??= compileCache;
    if (!isNode24) return handOver(findNode24(), entry);
    const { main } = await load();
    process.exitCode = (await main(process.argv.slice(2))) ?? 0;
  } catch (error) {
    console.error(process.env.DEBUG ? error : error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The channel ("ipc") is how the new process learns that this one was killed outright. */
function handOver(/** @type {string} */ node, /** @type {string} */ entry) {
  const child = spawn(node, [entry, ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? "SIGKILL"]));
}

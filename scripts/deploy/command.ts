import path from "node:path";
import { LockIsHeld, takeLock } from "../processes/lock.ts";
import { type Command, Refused, readCommand } from "./places.ts";

/** Runs it with this machine to itself; what it refuses is one clear message and exit code 1. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  try {
    const command = readCommand(process.argv.slice(2));
    const lock = takeLockAt(command.root);
    try {
      await work(command);
    } finally {
      lock.release();
    }
  } catch (error) {
    console.error(process.env.DEBUG ? error : (error as Error).message);
    process.exitCode = 1;
  }
}

function takeLockAt(root: string) {
  try {
    return takeLock(path.join(root, "deploy.lock"));
  } catch (error) {
    if (error instanceof LockIsHeld)
      throw new Refused(`Another deployment is at work (process ${error.holder.pid}). Nothing was changed.`);
    const what = (error as Error).message;
    throw new Refused(
      `${what}. Nothing was changed: run it with the right to write ${root}, and with room there.`,
    );
  }
}

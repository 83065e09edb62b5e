import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * A helper process of this folder; its wish is its one argument, its answer its first line. Detached, as the program's
 * own processes are: on a busy machine Linux shares the processors between sessions, not between processes.
 */
export async function startChild<Answer>(
  file: string,
  wish: unknown,
): Promise<{ answer: Answer; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/${file}`, JSON.stringify(wish)], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const answer: Answer = JSON.parse(await firstLine(child));
  return { answer, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no output to read");
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error("a helper process ended without an answer");
}

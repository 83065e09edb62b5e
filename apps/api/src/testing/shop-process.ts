import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { TestShop } from "./test-shop.ts";

export type ShopProcess = {
  /** Where it listens; empty for a worker. */
  url: string;
  isRunning(): boolean;
  /** As when the machine loses power: it can finish nothing. */
  kill(): Promise<void>;
};

/** An api or a worker of `shop` as a process of its own, ready for use; killed at the test's end at the latest. */
export async function startShopProcess(shop: TestShop, name: "server" | "worker"): Promise<ShopProcess> {
  const entry = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...shop.environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { url: await announcement(child), isRunning: () => isRunning(child), kill: () => kill(child) };
}

async function announcement(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (!line.startsWith('{"event":')) continue;
    // Nobody reads its log; unread, the pipe would fill up and stop it.
    child.stdout?.resume();
    return JSON.parse(line).url ?? "";
  }
  throw new Error("The process ended before it was ready");
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

async function kill(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

import { killProcesses } from "../../../../scripts/processes/blows.ts";
import { isAlive } from "../../../../scripts/processes/identity.ts";
import { entries } from "../../../../scripts/program/paths.ts";
import { startService } from "../../../../scripts/program/service.ts";
import type { workers } from "../compose.ts";
import type { TestShop } from "./test-shop.ts";

export type ShopProcess = {
  /** Where it listens; empty for a worker. */
  url: string;
  isRunning(): boolean;
  kill(): Promise<void>;
};

/** An api or a worker of `shop` as a process of its own, ready for use. Whoever starts it kills it. */
export async function startShopProcess(
  shop: TestShop,
  name: "api" | keyof typeof workers,
): Promise<ShopProcess> {
  const env = { ...process.env, ...shop.environment };
  const { announced, ended, identity } = startService(
    { name, entry: entries[name], env },
    { sharesGroup: true },
  );
  const { url = "" } = await announced;
  let isKilled = false;
  ended.then(({ lastLines }) => isKilled || console.error(`${name} ended by itself:\n${lastLines}`));
  return {
    url,
    isRunning: () => isAlive(identity),
    async kill() {
      isKilled = true;
      await killProcesses(identity);
      await ended;
    },
  };
}

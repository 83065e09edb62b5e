import { startSandboxProcess } from "../testing/sandbox-process.ts";
import { type Database, startDatabase } from "./database.ts";
import { type Outside, openOutside } from "./outside.ts";
import { type Shop, startShop } from "./shop.ts";

export type World = { database: Database; outside: Outside; shop: Shop; stop: () => Promise<void> };

/** A PostgreSQL, a sandbox and the shop's processes, of their own. When it throws, nothing of it runs. */
export async function startWorld(folder: string): Promise<World> {
  const running: { stop(): Promise<void> }[] = [];
  const keep = <T extends { stop(): Promise<void> }>(one: T) => {
    running.unshift(one);
    return one;
  };
  const stop = async () => {
    for (const one of running) await one.stop();
  };
  try {
    const database = keep(await startDatabase(folder));
    const sandbox = keep(await startSandboxProcess({ SANDBOX_ALLOCATION_MS: "300" }));
    const outside = openOutside(sandbox.url);
    await outside.fillBalances();
    const shop = keep(await startShop(folder, sandbox.shopSettings, database));
    await outside.sendEventsTo(shop.publicUrl);
    await database.backUp();
    return { database, outside, shop, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

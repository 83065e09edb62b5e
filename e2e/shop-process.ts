import path from "node:path";
import { entries } from "../scripts/program/paths.ts";
import { type Service, startService } from "../scripts/program/service.ts";

export type ShopProcess = { url: string; service: Service };

/**
 * `build`: the built shop; left out, the one that all journeys use. `assetsDir`: what it shares with other builds.
 * `apiUrl`: left out, the api of the program that all journeys use.
 */
type Release = { build?: string; assetsDir?: string; apiUrl?: string };

/** One more process of the shop. */
export async function startShopProcess(name: string, logs: string, release: Release): Promise<ShopProcess> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    API_URL: release.apiUrl ?? process.env.SHOP_URL,
    DRAIN_SECONDS: "1",
    BUILD_DIR: release.build,
    ASSETS_DIR: release.assetsDir,
  };
  const spec = { name, entry: entries.shop, env };
  const service = startService(spec, { logFile: path.join(logs, `${name}.log`) });
  const { url = "" } = await service.announced;
  return { url, service };
}

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type MetricsAddress, readTrustedProxies } from "@rihla/http";

export type Config = {
  port: number;
  host: string;
  apiUrl: string;
  /** Where people reach the shop, for canonical addresses; null: where this process listens. */
  publicUrl: string | null;
  development: boolean;
  /** The built shop: `client/` and `server/`. */
  build: URL;
  /** Where the scripts of all releases lie that processes share; null: each process has those of its own build only. */
  assetsDir: string | null;
  /** Whose word for the asker's address is taken: addresses, or ranges of them (`10.0.0.0/8`), of proxies in front. */
  trustedProxies: string[];
  metrics: MetricsAddress | null;
  /** How long a process that was told to stop still takes requests, not being ready any more. */
  drainMs: number;
};

/** Throws one clear line for a variable that can't be used. */
export function configFrom(env: NodeJS.ProcessEnv): Config {
  return {
    port: numberFrom("PORT", env.PORT || "3000", 65535),
    host: env.HOST || "0.0.0.0",
    apiUrl:
      addressFrom("API_URL", env.API_URL) ?? raise("API_URL is missing: where the api process listens."),
    publicUrl: addressFrom("PUBLIC_URL", env.PUBLIC_URL),
    development: env.NODE_ENV === "development",
    build: env.BUILD_DIR ? pathToFileURL(`${resolve(env.BUILD_DIR)}/`) : new URL("../dist/", import.meta.url),
    assetsDir: env.ASSETS_DIR || null,
    trustedProxies:
      readTrustedProxies(env.TRUSTED_PROXIES ?? "") ??
      raise("TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, with commas between."),
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || "127.0.0.1", port: numberFrom("METRICS_PORT", env.METRICS_PORT, 65535) }
      : null,
    drainMs: 1000 * numberFrom("DRAIN_SECONDS", env.DRAIN_SECONDS || "5", 300),
  };
}

function numberFrom(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    raise(`${name} must be a number from 0 to ${most}, not "${text}".`);
  return number;
}

function addressFrom(name: string, text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text)) raise(`${name} must be an address like http://127.0.0.1:3001, not "${text}".`);
  return new URL(text).href.replace(/\/$/, "");
}

function raise(message: string): never {
  throw new Error(message);
}

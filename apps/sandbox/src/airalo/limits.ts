import type { FastifyReply } from "fastify";
import { createRateLimit } from "../world/rate-limit.ts";
import type { Airalo } from "./airalo.ts";
import { plainRefusal } from "./refusal.ts";

const MINUTE_MS = 60_000;

export type Limits = ReturnType<typeof createLimits>;

/** Real time, as the caller's clock cannot be pushed. */
export function createLimits(airalo: Airalo) {
  const allowed = (name: "tokensPerMinute" | "packagesPerMinute" | "usagePerMinute") => () =>
    airalo.switches.read()[name];
  const limit = (read: () => number) => {
    const calls = createRateLimit(read, MINUTE_MS);
    return (reply: FastifyReply, key = ""): void => {
      if (read() === 0) return;
      const admitted = calls.admits(key);
      reply.header("x-ratelimit-limit", read()).header("x-ratelimit-remaining", calls.left(key));
      if (admitted) return;
      reply.header("retry-after", MINUTE_MS / 1000);
      throw plainRefusal(429, "Too Many Attempts.");
    };
  };
  return {
    token: limit(allowed("tokensPerMinute")),
    packages: limit(allowed("packagesPerMinute")),
    usage: limit(allowed("usagePerMinute")),
  };
}

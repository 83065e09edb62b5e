import Fastify, { type FastifyInstance } from "fastify";
import { builtPages } from "./built-pages.ts";
import { type Config } from "./config.ts";
import { currencyChoice } from "./currency-choice.ts";
import { health } from "./health.ts";
import { proxyToApi } from "./proxy.ts";
import { securityHeaders } from "./security-headers.ts";

/** The shop's front door: static files, pages, and the API behind the same origin. */
export async function buildServer(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Loaders run in this process and read where the API is from here.
  process.env.API_URL = config.apiUrl;
  app.addHook("onRequest", securityHeaders(config));
  await app.register(health, config);
  await app.register(proxyToApi, config);
  await app.register(currencyChoice);
  const pages = config.development ? (await import("./development-pages.ts")).developmentPages : builtPages;
  await app.register(pages, config);
  return app;
}

import Fastify, { type FastifyInstance } from "fastify";
import { builtClient, builtPages } from "./built-pages.ts";
import type { Config } from "./config.ts";
import { currencyChoice } from "./currency-choice.ts";
import { health } from "./health.ts";
import { readInlineParts } from "./inline-parts.ts";
import { JustSent, rememberAnswers } from "./just-sent.ts";
import { proxyToApi } from "./proxy.ts";
import { publicAnswers } from "./public-answers.ts";
import { securityHeaders } from "./security-headers.ts";

/** The shop's front door: static files, pages, and the API behind the same origin. */
export async function buildServer(config: Config): Promise<FastifyInstance> {
  const justSent = new JustSent();
  const app = Fastify({
    serverFactory: (handler) => justSent.serverBefore(handler),
    trustProxy: ["loopback", "linklocal", "uniquelocal"],
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Loaders run in this process and read where the API is from here.
  process.env.API_URL = config.apiUrl;
  app.addHook("onRequest", securityHeaders(config.development ? null : readInlineParts(builtClient)));
  rememberAnswers(app, justSent);
  await app.register(health, config);
  await app.register(proxyToApi, config);
  await app.register(publicAnswers, config);
  await app.register(currencyChoice);
  const pages = config.development ? (await import("./development-pages.ts")).developmentPages : builtPages;
  await app.register(pages, config);
  return app;
}

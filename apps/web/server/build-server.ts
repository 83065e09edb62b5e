import { Drain } from "@rihla/http";
import { shopApp } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { ApiPools } from "./api-pools.ts";
import { catalogueRevision } from "./catalogue-revision.ts";
import type { Config } from "./config.ts";
import { createHttp } from "./create-http.ts";
import { currencyChoice } from "./currency-choice.ts";
import { appAssociation } from "./files/app-association.ts";
import { guidePapers } from "./files/guide-papers.ts";
import { health } from "./health.ts";
import { builtPages } from "./pages/built-pages.ts";
import { readInlineParts } from "./pages/inline-parts.ts";
import { passOn } from "./pass-on.ts";
import { publicAnswers } from "./public-answers.ts";
import { securityHeaders } from "./security-headers.ts";

type Server = { app: FastifyInstance; drain: Drain };

/** What visitors reach: static files, pages, and the API behind the same origin. */
export async function buildServer(config: Config, log: Logger): Promise<Server> {
  const headers = securityHeaders(
    config.development ? null : readInlineParts(new URL("client/", config.build)),
    config.publicUrl,
  );
  const app = createHttp({ ...config, headers, log });
  const api = new ApiPools(config.apiUrl, log);
  const drain = new Drain(app);
  const kept = { headers, revision: catalogueRevision(config) };
  // Loaders run in this process and read where the API is from here.
  process.env.API_URL = config.apiUrl;
  await app.register(health, { ...config, drain });
  await app.register(passOn, { api });
  await app.register(guidePapers, { api });
  await app.register(publicAnswers, { api, ...kept });
  await app.register(currencyChoice);
  await app.register(appAssociation, { of: shopApp });
  const pages = config.development
    ? (await import("./pages/development-pages.ts")).developmentPages
    : builtPages;
  await app.register(pages, { ...config, ...kept });
  return { app, drain };
}

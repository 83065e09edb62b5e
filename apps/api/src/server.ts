import { composeHttp } from "./compose-http.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import { serve } from "./serve.ts";

/** The shop's HTTP server. Any number may run over one database. */
exitOnError(() =>
  serve({
    name: "api",
    composed: composeHttp,
    at: ({ API_HOST, API_PORT, DATABASE_POOL }) => ({
      host: API_HOST,
      port: API_PORT,
      connections: DATABASE_POOL,
    }),
  }),
);

import { composeAdmin } from "./compose-admin.ts";
import { serveScreens } from "./http/admin-screens.ts";
import { exitOnError } from "./infra/exit-on-error.ts";
import { serve } from "./serve.ts";

/** A handful of people: with more connections the shop would have fewer. */
const mostConnections = 4;

/** The back office: a process, a port and a name of its own. The shop does not notice when it is away. */
exitOnError(() =>
  serve({
    name: "admin",
    composed: async (app) => {
      const http = await composeAdmin(app);
      await serveScreens(http);
      return http;
    },
    at: ({ ADMIN_HOST, ADMIN_PORT, DATABASE_POOL }) => ({
      host: ADMIN_HOST,
      port: ADMIN_PORT,
      connections: Math.min(DATABASE_POOL, mostConnections),
    }),
  }),
);

import type { FastifyInstance } from "fastify";
import type { App } from "./app.ts";
import { adminDocument } from "./http/admin-document.ts";
import { createAdminRoute } from "./http/admin-route.ts";
import { createHttp } from "./http/create-http.ts";
import { onlyHere } from "./http/only-here.ts";
import { mountReadiness } from "./http/operations.ts";
import { authenticateOperator, mountOperatorAccess } from "./modules/operator-access/index.ts";
import {
  mountActs,
  mountBlocks,
  mountCouponsOfOperators,
  mountCustomersOfOperators,
  mountDesk,
  mountDisputes,
  mountOrderList,
  mountOrdersOfOperators,
  mountSales,
  mountTakings,
  mountTasks,
  mountVouchersOfOperators,
} from "./modules/operators/index.ts";

import { proposedIn } from "./ops/commands.ts";

/** The back office's HTTP side: nothing of the shop's is mounted here, and nothing of this in the shop's. */
export async function composeAdmin(app: App): Promise<FastifyInstance> {
  const { ADMIN_URL, ADMIN_NETWORKS, API_TRUSTED_PROXIES, NODE_ENV, SECRET_KEY } = app.config;
  if (ADMIN_URL === undefined)
    throw new Error("ADMIN_URL is not set: give the back office an address of its own, or don't start it");
  const http = createHttp(app.log, { secretKey: SECRET_KEY, trustedProxies: API_TRUSTED_PROXIES });
  onlyHere(http, ADMIN_URL, ADMIN_NETWORKS);
  const route = createAdminRoute(http, {
    authenticate: (token, attended) => authenticateOperator(app.db, token, attended),
    origin: ADMIN_URL,
    checkAnswers: NODE_ENV === "test",
  });
  mountOperatorAccess(route, app);
  mountActs(route, app);
  mountOrderList(route, app);
  mountDisputes(route, app);
  mountOrdersOfOperators(route, app);
  mountCustomersOfOperators(route, app);
  mountBlocks(route, app);
  mountDesk(route, app);
  mountTakings(route, app);
  mountSales(route, app);
  mountCouponsOfOperators(route, app);
  mountVouchersOfOperators(route, app);
  mountTasks(route, app, proposedIn(app));
  mountReadiness(http, app);
  const document = JSON.stringify(adminDocument(ADMIN_URL));
  http.get("/api/openapi.json", async (_request, reply) => reply.type("application/json").send(document));
  return http;
}

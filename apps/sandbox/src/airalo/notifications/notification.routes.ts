import type { FastifyInstance } from "fastify";
import type { Airalo } from "../airalo.ts";
import { input, PREFIX, success } from "../request.ts";
import { optIn, optInAnswer, optOut, simulate } from "./notifications.ts";

export function notificationRoutes(scope: FastifyInstance, airalo: Airalo): void {
  scope.post(`${PREFIX}notifications/opt-in`, async (request) =>
    success(optInAnswer(await optIn(airalo, input(request)))),
  );
  scope.get(`${PREFIX}notifications/opt-in`, async () => success(airalo.optIns.all().map(optInAnswer)));
  scope.post(`${PREFIX}notifications/opt-out`, async (request) => {
    optOut(airalo, input(request));
    return success([]);
  });
  scope.post(`${PREFIX}simulator/webhook`, async (request) => {
    await simulate(airalo, input(request));
    return success([]);
  });
}

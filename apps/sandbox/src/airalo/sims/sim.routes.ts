import type { FastifyInstance, FastifyRequest } from "fastify";
import { namedIn } from "../../world/fields.ts";
import type { Airalo } from "../airalo.ts";
import type { Limits } from "../limits.ts";
import { PREFIX, pathOf, query, success } from "../request.ts";
import { findSim, listPurchases, listSims, listTopUps, showSim, showUsage } from "./sims.ts";

export function simRoutes(scope: FastifyInstance, airalo: Airalo, limits: Limits): void {
  const sim = (request: FastifyRequest) => findSim(airalo, namedIn(request.params, "iccid"));

  scope.get(`${PREFIX}sims`, async (request) => listSims(airalo, query(request), pathOf(request)));
  scope.get(`${PREFIX}sims/:iccid`, async (request) =>
    success(showSim(airalo, sim(request), query(request))),
  );
  scope.get(`${PREFIX}sims/:iccid/usage`, async (request, reply) => {
    const { iccid } = sim(request);
    limits.usage(reply, iccid);
    return success(showUsage(airalo, sim(request)));
  });
  scope.get(`${PREFIX}sims/:iccid/packages`, async (request) => success(listPurchases(sim(request))));
  scope.get(`${PREFIX}sims/:iccid/topups`, async (request) => success(listTopUps(airalo, sim(request))));
}

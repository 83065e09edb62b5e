import type { FastifyInstance } from "fastify";
import { ControlError, numberIn, oneOf, readInput, switchesIn } from "../faults/control-input.ts";
import type { Airalo } from "./airalo.ts";
import { simAnswer, simsOf } from "./orders/order-answer.ts";
import { makeRequested } from "./orders/place-order.ts";
import { decideRefund } from "./orders/refunds.ts";
import type { Order, Sim } from "./records.ts";
import { LIFE, statusOf } from "./sims/sim-life.ts";

const STEPS = Object.keys(LIFE) as (keyof typeof LIFE)[];

export function airaloControls(airalo: Airalo) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/airalo/settings", async () => airalo.switches.read());
    scope.post("/controls/airalo/settings", async (request) => {
      const wanted = switchesIn(request.body, airalo.switches.read());
      oneOf(wanted, "numbersAs", ["mixed", "number", "string"], "mixed");
      oneOf(wanted, "webhookBody", ["php", "plain"], "php");
      return airalo.switches.change(wanted);
    });
    scope.delete("/controls/airalo/tokens", async () => {
      airalo.tokens.clear();
      return { tokens: 0 };
    });

    scope.get("/controls/airalo/orders", async () =>
      airalo.orders.all().map((order) => orderView(airalo, order)),
    );
    scope.get("/controls/airalo/requests", async () => airalo.requests.all());
    scope.post<{ Params: { id: string } }>("/controls/airalo/requests/:id/make", async (request) => {
      const order = makeRequested(airalo, request.params.id);
      if (!order) throw new ControlError("no such request");
      return orderView(airalo, order);
    });

    scope.get("/controls/airalo/esims", async () => airalo.sims.all().map((sim) => simView(airalo, sim)));
    scope.get<{ Params: { iccid: string } }>("/controls/airalo/esims/:iccid", async (request) =>
      simView(airalo, find(airalo, request.params.iccid)),
    );
    scope.post<{ Params: { iccid: string; step: string } }>(
      "/controls/airalo/esims/:iccid/:step",
      async (request) => {
        const step = oneOf(request.params, "step", STEPS);
        const megabytes = numberIn(readInput(request.body, ["megabytes"]), "megabytes", 0);
        return simView(airalo, LIFE[step](airalo, find(airalo, request.params.iccid), megabytes));
      },
    );

    scope.get("/controls/airalo/refunds", async () => airalo.refunds.all());
    scope.post<{ Params: { id: string } }>("/controls/airalo/refunds/:id/decide", async (request) => {
      const { accepted } = readInput(request.body, ["accepted"]);
      return decideRefund(airalo, request.params.id, accepted !== false);
    });
  };
}

function find(airalo: Airalo, iccid: string): Sim {
  const sim = airalo.sims.get(iccid);
  if (!sim) throw new ControlError("no such eSIM");
  return sim;
}

function orderView(airalo: Airalo, order: Order) {
  const createdAt = new Date(order.createdAt).toISOString();
  return { ...order, createdAt, esims: simsOf(airalo, order).map((sim) => simView(airalo, sim)) };
}

function simView(airalo: Airalo, sim: Sim) {
  const { qrcode } = simAnswer(airalo, sim);
  return { ...sim, ac: qrcode, status: statusOf(sim) };
}

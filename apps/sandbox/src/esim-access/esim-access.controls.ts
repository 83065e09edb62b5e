import type { FastifyInstance } from "fastify";
import { ControlError, numberIn, oneOf, readInput, switchesIn } from "../faults/control-input.ts";
import { allocate } from "./allocate.ts";
import type { EsimAccess } from "./esim-access.ts";
import { esimAnswer } from "./esim-answer.ts";
import { LIFE } from "./profile-life.ts";
import type { Esim, Order } from "./records.ts";

const STEPS = Object.keys(LIFE) as (keyof typeof LIFE)[];

export function esimAccessControls(supplier: EsimAccess) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/esim-access/settings", async () => supplier.switches.read());
    scope.post("/controls/esim-access/settings", async (request) => {
      const wanted = switchesIn(request.body, supplier.switches.read());
      oneOf(wanted, "repeatedTransaction", ["same-order", "310402"], "same-order");
      return supplier.switches.change(wanted);
    });

    scope.get("/controls/esim-access/orders", async () =>
      supplier.orders.all().map((order) => orderView(supplier, order)),
    );
    scope.post<{ Params: { orderNo: string } }>(
      "/controls/esim-access/orders/:orderNo/allocate",
      async (request) => {
        const order = supplier.orders.get(request.params.orderNo);
        if (!order) throw new ControlError("no such order");
        const count = numberIn(readInput(request.body, ["count"]), "count", order.total);
        supplier.orders.put(order.orderNo, { ...order, showsPartOfBatch: count < order.total });
        allocate(supplier, order.orderNo, count);
        return orderView(supplier, supplier.orders.get(order.orderNo) ?? order);
      },
    );

    scope.get("/controls/esims", async () => supplier.esims.all().map(esimAnswer));
    scope.get<{ Params: { id: string } }>("/controls/esims/:id", async (request) =>
      esimAnswer(find(supplier, request.params.id)),
    );
    /** Fields of its answer that are to lie: smdpStatus, esimStatus, orderUsage … */
    scope.post<{ Params: { id: string } }>("/controls/esims/:id/misreport", async (request) => {
      const esim = { ...find(supplier, request.params.id), misreport: Object(request.body ?? {}) };
      supplier.esims.put(esim.esimTranNo, esim);
      return esimAnswer(esim);
    });
    scope.post<{ Params: { id: string; step: string } }>("/controls/esims/:id/:step", async (request) => {
      const step = oneOf(request.params, "step", STEPS);
      const bytes = numberIn(readInput(request.body, ["bytes"]), "bytes", 0);
      return esimAnswer(LIFE[step](supplier, find(supplier, request.params.id), bytes));
    });
  };
}

function find(supplier: EsimAccess, id: string): Esim {
  const esim = supplier.esims.get(id) ?? supplier.esims.all().findLast((one) => one.iccid === id);
  if (!esim) throw new ControlError("no such eSIM");
  return esim;
}

function orderView(supplier: EsimAccess, order: Order) {
  const { transactionId, orderNo, amount, total, lines } = order;
  const esims = order.esimTranNos.flatMap((id) => supplier.esims.get(id) ?? []).map(esimAnswer);
  return {
    transactionId,
    orderNo,
    amount,
    count: total,
    lines,
    createdAt: new Date(order.createdAt).toISOString(),
    esims,
  };
}

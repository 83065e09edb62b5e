import type { FastifyInstance } from "fastify";
import { ControlError, numberIn, oneOf, readInput, switchesIn } from "../faults/control-input.ts";
import { SMDP_ADDRESS } from "../world/profile-numbers.ts";
import type { EsimGo } from "./esim-go.ts";
import { LIFE } from "./esim-life.ts";
import type { Esim } from "./records.ts";
import { AS_MADE } from "./shelf.ts";

const STEPS = Object.keys(LIFE) as (keyof typeof LIFE)[];

export function esimGoControls(go: EsimGo) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.post("/controls/esim-go/settings", async (request) => {
      const wanted = switchesIn(request.body, go.switches.read());
      oneOf(wanted, "profileWords", ["installed", "enabled"], "enabled");
      oneOf(wanted, "callbackVersion", ["V3", "V2"], "V3");
      oneOf(wanted, "signatureAs", ["base64", "hex"], "base64");
      oneOf(wanted, "iccidAs", ["string", "number"], "string");
      return go.switches.change(wanted);
    });

    scope.get("/controls/esim-go/orders", async () =>
      go.orders.all().map((order) => ({
        ...order,
        createdAt: new Date(order.createdAt).toISOString(),
        esims: order.lines.flatMap(({ iccids }) => iccids).map((iccid) => view(find(go, iccid))),
      })),
    );
    scope.get<{ Params: { iccid: string } }>("/controls/esim-go/esims/:iccid", async (request) =>
      view(find(go, request.params.iccid)),
    );
    scope.post<{ Params: { iccid: string; step: string } }>(
      "/controls/esim-go/esims/:iccid/:step",
      async (request) => {
        const step = oneOf(request.params, "step", STEPS);
        const bytes = numberIn(readInput(request.body, ["bytes"]), "bytes", 0);
        return view(LIFE[step](go, find(go, request.params.iccid), bytes));
      },
    );

    scope.post("/controls/esim-go/catalogue", async (request) => {
      const { changes: _kept, ...present } = go.shelf.switches.read();
      const wanted = switchesIn(request.body, present);
      oneOf(wanted, "list", ["whole", "half", "empty"], "whole");
      return go.shelf.switches.change(wanted);
    });
    scope.delete("/controls/esim-go/catalogue", async () => go.shelf.switches.change(AS_MADE));
    scope.post<{ Params: { name: string } }>("/controls/esim-go/catalogue/bundles/:name", async (request) => {
      const { name } = request.params;
      if (!go.shelf.original(name)) throw new ControlError("no such bundle");
      const { withdrawn, ...change } = Object(request.body ?? {});
      const changes = { ...go.shelf.switches.read().changes, [name]: withdrawn ? null : change };
      go.shelf.switches.change({ changes });
      return go.shelf.find(name) ?? { name, withdrawn: true };
    });
  };
}

function find(go: EsimGo, iccid: string): Esim {
  const esim = go.esims.get(iccid);
  if (!esim) throw new ControlError("no such eSIM");
  return esim;
}

const view = (esim: Esim) => ({ ...esim, ac: `LPA:1$${SMDP_ADDRESS}$${esim.matchingId}` });

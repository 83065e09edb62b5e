import type { FastifyInstance } from "fastify";
import { oneOf, switchesIn } from "../faults/control-input.ts";
import { AS_MADE, type Shelf } from "./shelf.ts";

/** Makes the supplier's list wrong in the ways in which such lists are wrong. */
export function catalogueControls(shelf: Shelf) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/catalogue", async () => shelf.switches.read());
    scope.post("/controls/catalogue", async (request) => {
      const { changes: _kept, ...present } = shelf.switches.read();
      const wanted = switchesIn(request.body, present);
      oneOf(wanted, "list", ["whole", "half", "empty"], "whole");
      return shelf.switches.change(wanted);
    });
    scope.delete("/controls/catalogue", async () => shelf.switches.change(AS_MADE));

    scope.post<{ Params: { code: string } }>("/controls/catalogue/packages/:code", async (request) => {
      const { code } = request.params;
      const type = code.startsWith("TOPUP_") ? "TOPUP" : "BASE";
      const { packageCode } = shelf.original(type, code);
      const { withdrawn, ...change } = Object(request.body ?? {});
      const changes = { ...shelf.switches.read().changes, [packageCode]: withdrawn ? null : change };
      shelf.switches.change({ changes });
      return shelf.find(type, packageCode) ?? { packageCode, withdrawn: true };
    });
  };
}

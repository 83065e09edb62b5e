import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, switchesIn } from "../../faults/control-input.ts";
import { AS_MADE, type Shelf } from "./shelf.ts";

/** Makes the list wrong in the ways in which such lists are wrong. */
export function shelfControls(shelf: Shelf) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.post("/controls/airalo/catalogue", async (request) => {
      const { changes: _kept, ...present } = shelf.switches.read();
      const wanted = switchesIn(request.body, present);
      oneOf(wanted, "list", ["whole", "half", "empty"], "whole");
      return shelf.switches.change(wanted);
    });
    scope.delete("/controls/airalo/catalogue", async () => shelf.switches.change(AS_MADE));
    scope.post<{ Params: { id: string } }>("/controls/airalo/catalogue/packages/:id", async (request) => {
      const { id } = request.params;
      if (!shelf.original(id)) throw new ControlError("no such package");
      const { withdrawn, ...change } = Object(request.body ?? {});
      const changes = { ...shelf.switches.read().changes, [id]: withdrawn ? null : change };
      shelf.switches.change({ changes });
      return shelf.find(id)?.sold ?? { id, withdrawn: true };
    });
  };
}

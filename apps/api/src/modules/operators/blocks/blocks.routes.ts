import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import type { SignedInOperator } from "../../../http/operator-caller.ts";
import { responsibleFor } from "../responsible-for.ts";
import { type Blocker, blockCustomer, blockFact } from "./block.ts";
import { liftBlock } from "./lift-block.ts";
import { showBlocks } from "./show-blocks.ts";

export function mountBlocks(route: AdminRoute, app: Uses<"config" | "db">): void {
  route("GET /blocks", ({ query }) => showBlocks(app, query.cursor));
  route("POST /blocks", ({ caller, body: { why, until, ...fact }, ip }) =>
    blockFact(app, { ...fact, until: momentOf(until) }, blockerFrom(caller, why, ip)),
  );
  route("POST /customers/{id}/blocks", ({ caller, path, body: { why, kinds, until }, ip }) =>
    blockCustomer(app, path.id, { kinds, until: momentOf(until) }, blockerFrom(caller, why, ip)),
  );
  route("POST /blocks/{id}/lifts", ({ caller, path, body, ip }) =>
    liftBlock(app, path.id, blockerFrom(caller, body.why, ip)),
  );
}

const momentOf = (until: string | null): Date | null => (until === null ? null : new Date(until));

const blockerFrom = (caller: SignedInOperator, why: string, ip: string): Blocker => ({
  responsible: responsibleFor(caller, why),
  isOwner: caller.role === "owner",
  ip,
});

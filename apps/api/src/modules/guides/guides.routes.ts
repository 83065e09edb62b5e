import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { makeOwnPaper, makePaper } from "./make-paper.ts";

/** `publicRoute`: its answers are kept, each is typeset once. */
export function mountGuides(publicRoute: Route, route: Route, app: Uses<"config" | "db">): void {
  publicRoute("GET /guides/{maker}/papers/{language}", ({ path }) => makePaper(app, path));
  route("POST /esims/{id}/paper", ({ path, body, caller, ip }) =>
    makeOwnPaper(app, { ...path, ...body, caller, ip }),
  );
}

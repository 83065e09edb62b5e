import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { dropFeedback, giveFeedback, showFeedback } from "./give-feedback.ts";
import { showToEverybody } from "./show-feedback.ts";

/** `publicRoute`: its answers are kept. */
export function mountFeedback(publicRoute: Route, route: Route, app: Uses<"db">): void {
  publicRoute("GET /feedback", () => showToEverybody(app.db));
  route("GET /esims/{id}/feedback", ({ caller, path }) => showFeedback(app.db, { caller, ...path }));
  route("PUT /esims/{id}/feedback", ({ caller, path, body }) => giveFeedback(app, { caller, ...path }, body));
  route("DELETE /esims/{id}/feedback", async ({ caller, path }) => {
    await dropFeedback(app, { caller, ...path });
    return undefined;
  });
}

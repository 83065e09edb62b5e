import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { responsibleFor } from "../responsible-for.ts";
import { readStatement } from "../statements/read-statement.ts";
import { askToCompare, explainDifference } from "./compare-day.ts";
import { makeMonthPaper } from "./month-paper.ts";
import { showMargins } from "./show-margins.ts";
import { showMoney, showMonth, showTakings } from "./show-takings.ts";

/** Nobody is asked for a reason: the file is one. */
const droppedFile = "a file of the gateway's or the bank's own";

export function mountTakings(route: AdminRoute, app: Uses<"db" | "gateways" | "jobs" | "providers">): void {
  route("GET /money", () => showMoney(app));
  route("GET /takings/{day}", ({ path }) => showTakings(app, path.day));
  route("GET /months/{month}/takings", ({ path }) => showMonth(app, path.month));
  route("GET /months/{month}/paper", ({ path, query }) => makeMonthPaper(app, path.month, query.language));
  route("GET /months/{month}/margins", ({ path }) => showMargins(app, path.month));
  route("POST /takings/{day}/comparisons", ({ path }) => askToCompare(app, path.day));
  route("POST /takings/{day}/statements", ({ caller, path, body: { content, ...body } }) =>
    readStatement(
      app,
      path.day,
      { ...body, content: Buffer.from(content, "base64") },
      responsibleFor(caller, droppedFile),
    ),
  );
  route("POST /taking-differences/{id}/explanations", ({ caller, path, body }) =>
    explainDifference(app, path.id, responsibleFor(caller, body.why)),
  );
}

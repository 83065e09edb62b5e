import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { responsibleFor } from "../responsible-for.ts";
import { applyBook, previewBook, showBook } from "./book-acts.ts";
import { hideItem, showItem } from "./hide-acts.ts";
import { pauseCompany, resumeCompany } from "./pause-acts.ts";
import { showPlace, showPlaces, showSales } from "./show-sales.ts";

type SalesApp = Uses<"db" | "gateways" | "jobs" | "methods" | "pauses" | "providers" | "sellingProviders">;

export function mountSales(route: AdminRoute, app: SalesApp): void {
  route("GET /sales", () => showSales(app));
  route("GET /places", () => showPlaces(app));
  route("GET /places/{code}", ({ path }) => showPlace(app, path.code));
  route("GET /price-book", () => showBook(app));
  route("POST /price-book/previews", ({ body }) => previewBook(app, body));
  route("POST /price-book/versions", ({ caller, body: { why, ...draft } }) =>
    applyBook(app, draft, responsibleFor(caller, why)),
  );
  route("POST /pauses", ({ caller, body: { why, endsAt, ...company } }) =>
    pauseCompany(app, { ...company, endsAt: new Date(endsAt) }, responsibleFor(caller, why)),
  );
  route("POST /resumptions", ({ caller, body: { why, ...company } }) =>
    resumeCompany(app, company, responsibleFor(caller, why)),
  );
  route("POST /hidings", ({ caller, body: { why, ...item } }) =>
    hideItem(app, item, responsibleFor(caller, why)),
  );
  route("POST /showings", ({ caller, body: { why, ...item } }) =>
    showItem(app, item, responsibleFor(caller, why)),
  );
}

import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { showClosing } from "./show-closing.ts";

export function mountOperators(route: Route, app: Uses<"db">): void {
  route("GET /closing", () => showClosing(app));
}

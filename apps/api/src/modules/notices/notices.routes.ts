import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { chooseNotices, showNotices } from "./choose-notices.ts";

export function mountNotices(route: Route, { db }: Uses<"db">): void {
  route("GET /auth/me/notices", ({ caller }) => showNotices(db, caller));
  route("PUT /auth/me/notices", ({ caller, body }) => chooseNotices(db, caller, body.unwanted));
}

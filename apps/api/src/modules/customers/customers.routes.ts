import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { changePreferences, changeProfile } from "./change-profile.ts";
import { readProfile } from "./read-profile.ts";

export function mountCustomers(route: Route, { db }: Uses<"db">): void {
  route("GET /auth/me", ({ caller }) => readProfile(db, caller));
  route("PATCH /auth/me", ({ caller, body }) => changeProfile(db, caller, body));
  route("GET /auth/me/preferences", async ({ caller }) => (await readProfile(db, caller)).preferences);
  route("PUT /auth/me/preferences", ({ caller, body }) => changePreferences(db, caller, body));
}

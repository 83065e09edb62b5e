import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { changeCompany, changePreferences, changeProfile } from "./change-profile.ts";
import { readCompany, readProfile } from "./read-profile.ts";

export function mountCustomers(route: Route, { db }: Uses<"db">): void {
  route("GET /auth/me", ({ caller }) => readProfile(db, caller));
  route("PATCH /auth/me", ({ caller, body }) => changeProfile(db, caller, body));
  route("GET /auth/me/company", ({ caller }) => readCompany(db, caller));
  route("PUT /auth/me/company", async ({ caller, body }) => {
    await changeCompany(db, caller, body);
    return body;
  });
  route("DELETE /auth/me/company", async ({ caller }) => {
    await changeCompany(db, caller, null);
    return undefined;
  });
  route("GET /auth/me/preferences", async ({ caller }) => (await readProfile(db, caller)).preferences);
  route("PUT /auth/me/preferences", ({ caller, body }) => changePreferences(db, caller, body));
}

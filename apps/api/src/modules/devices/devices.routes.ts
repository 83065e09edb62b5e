import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { registerDevice } from "./register-device.ts";

export function mountDevices(route: Route, app: Uses<"db" | "pushers">): void {
  route("POST /devices", ({ caller, body }) => registerDevice(app, caller, body));
}

import type { Uses } from "../../app.ts";
import { callOnce } from "../../infra/outbound/outbound.ts";
import { findAilments } from "./ailments.ts";

const timeoutMs = 10_000;

/**
 * Calls an address that raises the alarm when it is not called: nothing on this machine can tell that the machine is gone. Its path may be a
 * secret and stands in no log. Phases: look whether all is well · call.
 */
export async function beat(app: Uses<"config" | "db" | "log">): Promise<void> {
  const { HEARTBEAT_URL } = app.config;
  if (HEARTBEAT_URL === undefined) return;
  const ailments = await findAilments(app);
  if (ailments.length > 0) return app.log.error({ ailments }, "not all is well, so the heartbeat stays out");
  const call = { method: "GET", headers: {}, mostBytes: 64 * 1024 };
  const { status } = await callOnce(HEARTBEAT_URL, call, timeoutMs, "heartbeat");
  if (status >= 300) app.log.error({ status }, "the heartbeat was not taken");
}

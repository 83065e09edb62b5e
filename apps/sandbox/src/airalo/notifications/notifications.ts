import type { Airalo } from "../airalo.ts";
import { type Input, optionalText, requiredAddress, requiredText } from "../input.ts";
import type { OptIn } from "../records.ts";
import { fieldRefusal, plainRefusal } from "../refusal.ts";
import { findSim } from "../sims/sims.ts";
import { lowData, push } from "./notify.ts";

const TYPES = [
  "webhook_low_data",
  "email_low_data",
  "webhook_credit_limit",
  "email_credit_limit",
  "async_orders",
];
const LEVELS = [50, 70, 75, 80, 90];

/** The address is only taken when a HEAD request to it is answered with 200. */
export async function optIn(airalo: Airalo, input: Input): Promise<OptIn> {
  const type = typeIn(input);
  const target = type.startsWith("email_")
    ? requiredText(input, "email")
    : await probed(airalo, requiredAddress(input, "webhook_url"));
  const taken = { type, target, levels: levelsIn(input), language: optionalText(input, "language") || "en" };
  airalo.optIns.put(type, taken);
  return taken;
}

export function optOut(airalo: Airalo, input: Input): void {
  const type = typeIn(input);
  if (!airalo.optIns.get(type)) throw plainRefusal(404, "Not opted in.");
  airalo.optIns.remove(type);
}

export function optInAnswer({ type, target, levels, language }: OptIn) {
  const where = type.startsWith("email_") ? { contact_point: target } : { webhook_url: target };
  return { type, ...where, language, levels };
}

/** Sends what a real event would be, on request. */
export async function simulate(airalo: Airalo, input: Input): Promise<void> {
  if (input.event !== "low_data_notification")
    throw fieldRefusal({ event: "The selected event is invalid." });
  const url = await probed(airalo, requiredAddress(input, "webhook_url"));
  push(airalo, url, lowData(findSim(airalo, requiredText(input, "iccid")), "75%"));
}

async function probed(airalo: Airalo, url: string): Promise<string> {
  const status = await airalo.world.webhooks.deliver({ company: "airalo", url, method: "HEAD", body: "" });
  if (status === 200) return url;
  throw fieldRefusal({ webhook_url: "The webhook_url must answer a HEAD request with 200." });
}

function typeIn(input: Input): string {
  const type = requiredText(input, "type");
  if (TYPES.includes(type)) return type;
  throw fieldRefusal({ type: "The selected type is invalid." });
}

function levelsIn(input: Input): number[] {
  const levels = Array.isArray(input.levels) ? input.levels.map(Number) : [];
  if (levels.every((level) => LEVELS.includes(level))) return levels;
  throw fieldRefusal({ levels: "The selected levels are invalid." });
}

import { fieldsAsText } from "../../world/fields-as-text.ts";
import { SMDP_ADDRESS } from "../../world/profile-numbers.ts";
import type { Airalo } from "../airalo.ts";
import type { Order, Sim } from "../records.ts";

const NUMBERS = ["quantity", "validity", "price", "net_price"];
/** Which numbers each call writes as text. */
const TEXT_WHEN_MIXED = { placed: ["quantity", "validity"], read: ["price"], pushed: NUMBERS };

export type Call = keyof typeof TEXT_WHEN_MIXED;
export type Include = { sims: boolean; status: boolean };

export function orderAnswer(airalo: Airalo, order: Order, call: Call, include: Include) {
  const { numbersAs } = airalo.switches.read();
  const texts = { mixed: TEXT_WHEN_MIXED[call], number: [], string: NUMBERS }[numbersAs];
  const topUp = order.type === "topup";
  const answer = {
    id: order.id,
    code: order.code,
    currency: "USD",
    package_id: order.packageId,
    quantity: order.quantity,
    type: order.type,
    description: order.description,
    esim_type: "Prepaid",
    validity: order.days,
    package: order.title,
    data: order.data,
    price: order.priceCents / 100,
    net_price: order.netCents / 100,
    pricing_model: "net_pricing",
    created_at: timeText(order.createdAt),
    brand_settings_name: order.brand,
    manual_installation: topUp ? "" : "<p>Enter the SM-DP+ address and the activation code.</p>",
    qrcode_installation: topUp ? "" : "<p>Scan the QR code.</p>",
    installation_guides: topUp ? {} : { en: "https://sandbox.example/installation-guide" },
    ...(include.status && { status: { name: "Completed", slug: "completed" } }),
    ...(include.sims && !topUp && { sims: simsOf(airalo, order).map((sim) => simAnswer(airalo, sim)) }),
  };
  return fieldsAsText(answer, texts);
}

/** `lpa` is only the SM-DP+ host; the whole activation code is `qrcode`. */
export function simAnswer(airalo: Airalo, sim: Sim) {
  const code = `LPA:1$${SMDP_ADDRESS}$${sim.matchingId}`;
  const operator = airalo.shelf.original(sim.packageId)?.operator;
  return {
    id: sim.id,
    created_at: timeText(sim.createdAt),
    iccid: sim.iccid,
    lpa: SMDP_ADDRESS,
    imsis: null,
    matching_id: sim.matchingId,
    qrcode: code,
    qrcode_url: `https://qr.esim-sandbox.example/${sim.id}.png`,
    airalo_code: null,
    apn_type: operator?.apn_type ?? "automatic",
    apn_value: operator?.apn_value ?? null,
    apn: {
      ios: { apn_type: "automatic", apn_value: null },
      android: { apn_type: "automatic", apn_value: null },
    },
    is_roaming: operator?.is_roaming ?? true,
    confirmation_code: null,
    msisdn: null,
    direct_apple_installation_url: `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${code}`,
  };
}

export function simsOf(airalo: Airalo, order: Order): Sim[] {
  return order.iccids.flatMap((iccid) => airalo.sims.get(iccid) ?? []);
}

/** `2026-11-20 09:15:00`, in UTC and without saying so. */
export function timeText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

export function timeOrNull(time: number | null): string | null {
  return time === null ? null : timeText(time);
}

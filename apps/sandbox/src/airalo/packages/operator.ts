import { createHash } from "node:crypto";
import { networksOf } from "../../catalogue/catalogue.ts";
import { COUNTRIES, type Zone } from "../../catalogue/countries.ts";
import type { LocationNetwork } from "../../catalogue/package.ts";
import type { Operator } from "./package.ts";

/** A country or a region. */
export type Where = {
  code: string;
  name: string;
  zone: Zone;
  members: readonly string[];
  type: "local" | "global";
};

const NAMES = new Map(COUNTRIES.map((one) => [one.code, one.name]));

/** `line` is a word that tells the operators of one place apart; `rules` is what differs from the usual. */
export function operator(where: Where, line: string, rules: Partial<Operator>): Operator {
  const title = `${where.name} ${line}`;
  return {
    id: createHash("sha256").update(title).digest().readUInt32BE(0),
    style: "light",
    type: where.type,
    title,
    is_prepaid: false,
    esim_type: "Prepaid",
    plan_type: "data",
    activation_policy: "first-usage",
    is_kyc_verify: false,
    rechargeability: true,
    apn_type: "automatic",
    apn_value: null,
    is_roaming: true,
    info: ["Data only."],
    other_info: null,
    image: image(slugOf(title)),
    coverages: networksOf(where.members).map(coverage),
    countries: where.members.map((code) => ({ country_code: code, title: NAMES.get(code) ?? code })),
    install_window_days: 180,
    topup_grace_window_days: 30,
    is_fair_usage_policy: false,
    fair_usage_policy: null,
    packages: [],
    ...rules,
  };
}

function coverage({ locationName, locationCode, operatorList }: LocationNetwork) {
  const types = { "5G": ["LTE", "5G"], "4G": ["LTE"], "3G": ["3G"] };
  return {
    name: locationName,
    code: locationCode,
    networks: operatorList.map(({ operatorName, networkType }) => ({
      name: operatorName,
      types: types[networkType as keyof typeof types],
    })),
  };
}

export function image(slug: string) {
  return { width: 132, height: 99, url: `https://cdn.esim-sandbox.example/${slug}.png` };
}

export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

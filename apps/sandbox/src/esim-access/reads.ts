import { COUNTRIES } from "../catalogue/countries.ts";
import type { Package } from "../catalogue/package.ts";
import { REGIONS } from "../catalogue/regions.ts";
import type { EsimAccess } from "./esim-access.ts";
import { timeText } from "./esim-answer.ts";
import { type Input, optionalInteger, optionalText } from "./input.ts";
import { findEsim } from "./query-esims.ts";
import { Refusal } from "./refusal.ts";

const NAMES = new Map(COUNTRIES.map((one) => [one.code, one.name]));

/** The whole list in one answer, however long: this supplier does not paginate it. */
export function listPackages(supplier: EsimAccess, input: Input): Iterable<unknown> {
  const type = optionalText(input, "type") || "BASE";
  if (type !== "BASE" && type !== "TOPUP") throw new Refusal("000107", "type");
  const locationCode = optionalText(input, "locationCode");
  const packageCode = optionalText(input, "packageCode");
  const slug = optionalText(input, "slug");
  const dataType = optionalInteger(input, "dataType", 1, 4);
  const fitsEsim = type === "TOPUP" ? topUpFilter(supplier, input) : () => true;
  return supplier.shelf.list(
    type,
    (one) =>
      isAt(one, locationCode) &&
      (!packageCode || one.packageCode === packageCode) &&
      (!slug || one.slug === slug) &&
      (!dataType || one.dataType === dataType) &&
      fitsEsim(one),
  );
}

function isAt(one: Package, locationCode: string): boolean {
  if (locationCode === "!GL") return one.locationCode.startsWith("GL-");
  if (locationCode === "!RG") return one.locationCode.includes("-") && !one.locationCode.startsWith("GL-");
  return locationCode === "" || one.locationCode === locationCode;
}

/** Same place; day passes are extended by day passes, data by data. */
function topUpFilter(supplier: EsimAccess, input: Input): (one: Package) => boolean {
  if (!optionalText(input, "iccid") && !optionalText(input, "esimTranNo")) return () => true;
  const esim = findEsim(supplier, input);
  return (one) => one.locationCode === esim.locationCode && one.supportTopUpType === esim.supportTopUpType;
}

export function listLocations() {
  const place = (code: string) => ({ code, name: NAMES.get(code) ?? code });
  return {
    locationList: [
      ...COUNTRIES.map(({ code }) => ({ ...place(code), type: 1, subLocationList: null })),
      ...REGIONS.map(({ code, name, members }) => ({
        code,
        name,
        type: 2,
        subLocationList: members.map(place),
      })),
    ],
  };
}

/** By esimTranNo only, ten at most; unknown ones are left out. */
export function queryUsage(supplier: EsimAccess, input: Input) {
  const list = input.esimTranNoList;
  if (!Array.isArray(list) || list.length === 0) throw new Refusal("000105", "esimTranNoList");
  if (list.length > 10) throw new Refusal("000107", "esimTranNoList");
  const lastUpdateTime = timeText(supplier.world.clock.now());
  const esims = list.flatMap((esimTranNo) => supplier.esims.get(String(esimTranNo)) ?? []);
  return {
    esimUsageList: esims.map(({ esimTranNo, orderUsage, totalVolume }) => ({
      esimTranNo,
      dataUsage: orderUsage,
      totalData: totalVolume,
      lastUpdateTime,
    })),
  };
}

import type { Language } from "@rihla/contract/rules/languages";

/** Where people in Algeria travel, most often first: it decides between two destinations that fit equally well. */
export const travelOrder =
  "FR TN TR SA ES AE EG IT DE GB CA QA MY US CN MA BE CH JO MV TH ID PT NL LY RU JP MR SN OM KW AT SE GR LB IN CZ PL PS SY IQ KR " +
  "BH HU NO BA ML NE CI ZA AL GE AZ UZ BR AU VN HK SG IE DK FI RO BG HR MU TZ KE NG CM BJ BF TD SD SG PK PH MX UA RS CY MT LU";

/** Words around a place that say nothing about it, as each language writes them. */
const aroundPlaces: Record<Language, string> = {
  fr:
    "carte puce forfait forfaits voyage vacances partir aller vers pour en a au aux de du des le la les l d un une dans sejour vol billet " +
    "ville pays aeroport aeroports et ou",
  en: "plan city country airport airports travel trip to the in of for holiday flight visit and",
  ar: "bghit nrouh el al ila chriha شريحة شرائح انترنت نت باقة باقات سفر رحلة السفر الى في مطار مدينة دولة بلد من",
};
const everywhere = "esim sim internet data";
export const emptyWords = [everywhere, ...Object.values(aroundPlaces)].join(" ");

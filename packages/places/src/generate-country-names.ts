import { writeFileSync } from "node:fs";
import path from "node:path";
import { languageCodes } from "@rihla/contract/rules/languages";

/** Codes that the tables name but that are no country: unions, exceptional and withdrawn ones. */
const notCountries = new Set(
  "AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ".split(
    " ",
  ),
);
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** The source of `data/country-names.ts`, from the tables of the Node that runs this. */
export function writtenCountryNames(): string {
  const tables = languageCodes.map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  const lines = codes
    .filter((code) => !notCountries.has(code))
    .filter((code) => tables[0]?.of(code))
    // A language that has no name for one says it as the shop's first does.
    .map((code) => [code, ...tables.map((table) => table.of(code) ?? tables[0]?.of(code))])
    .map(([code, ...names]) => `${code} ${names.join("|")}`);
  return [
    "/** Countries in the shop's languages, in their order, from Unicode CLDR (Unicode-3.0 licence). Written by generate-country-names.ts. */",
    `export const countryNames = \`\n${lines.join("\n")}\n\`;\n`,
  ].join("\n");
}

export const countryNamesFile = path.join(import.meta.dirname, "data", "country-names.ts");

if (import.meta.main) writeFileSync(countryNamesFile, writtenCountryNames());

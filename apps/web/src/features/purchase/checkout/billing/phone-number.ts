import type { PhoneFault } from "@rihla/contract/rules/phone";

/** Numbering plans weigh more than the form: they are fetched when it is first touched, not with the page. */
let plans: Promise<typeof import("./numbering-plans.ts")> | undefined;
function numberingPlans() {
  plans ??= import("./numbering-plans.ts");
  plans.catch(() => {
    plans = undefined; // offline: asked again at the next touch
  });
  return plans;
}

/** Calling codes of the countries a bill can go to, known before the rest arrives. */
export const firstCodes: Readonly<Record<string, string>> = {
  DZ: "213",
  TN: "216",
  FR: "33",
  DE: "49",
  IT: "39",
  ES: "34",
};

/** The number in E.164 (`+213550123456`), or what is wrong with it. */
export async function readPhone(
  country: string,
  typed: string,
): Promise<{ e164: string } | { fault: PhoneFault }> {
  const { readPhone: read } = await numberingPlans();
  return read(country, typed);
}

/** Splits a stored number into what the two controls show. */
export async function splitPhone(e164: string): Promise<{ country: string; number: string } | undefined> {
  const { parsePhoneNumberFromString } = await numberingPlans();
  const parsed = parsePhoneNumberFromString(e164);
  return parsed?.country && { country: parsed.country, number: parsed.nationalNumber };
}

/** Every country's calling code, `{DZ: "213", …}`. */
export async function callingCodes(): Promise<Readonly<Record<string, string>>> {
  const { getCountries, getCountryCallingCode } = await numberingPlans();
  return Object.fromEntries(getCountries().map((country) => [country, getCountryCallingCode(country)]));
}

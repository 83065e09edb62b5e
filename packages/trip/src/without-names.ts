const called =
  /(?<!\p{L})(?:passagers?|passengers?|nom(?: et prenom)?|prenoms?|names?|surname|given name|traveller|traveler|voyageurs?|pasajeros?|passegger[oi]|reisender?|yolcu|المسافر|الاسم|اللقب)(?: ?\([a-z]{1,3}\))? ?: ?[^\n:\d]{1,60}/giu;
const titled = /(?<!\p{L})(?:mrs?|mme|mlle|miss|ms|m)\.? (?:\p{L}+[ -]?){1,2}/giu;
/** `BENALI/AMINA MRS`, as bookings have it. */
const booked =
  /(?<![p{L}/])[A-Z][A-Z '-]{1,24}\/[A-Z][A-Z '-]{1,24}?(?: ?(?:MRS?|MISS|MS|MSTR|CHD|INF|ADT)\b|\((?:ADT|CHD|INF)\))/g;

const blank = (name: string): string => name.replace(/[^\n]/g, " ");

/** Somebody may be called Sofia or Jordan: names are blanked before places are looked for. */
export function withoutNames(text: string): string {
  return text
    .replace(booked, blank)
    .replace(called, (name) => (/-|→|\d/.test(name) ? name : blank(name)))
    .replace(titled, (name) => (/[A-Z]{3}-|-[A-Z]{3}/.test(name) ? name : blank(name)));
}

import { datesIn, dayMeant, type Order, type WrittenDate, weekdayBefore } from "./dates-in-text.ts";
import { addDays } from "./day.ts";
import type { WrittenPlace } from "./places-in-text.ts";
import { isLink } from "./range.ts";
import type { Day } from "./ticket.ts";

export type FlightDate = { start: number; end: number; day: Day };

/** What stands before dates on which nobody flies. */
const noFlight =
  /\b(?:re)?issued?\b|\bissuing|\bemis(?:e|ion|sion|sione)?\b|\bemesso|\bemitido|\bedite|\bbooked|\bbooking date|\bdate of booking|\breservation (?:date|du|effectuee)|\breserve(?:e)? le|\bdate de (?:la )?reservation|\bcommande (?:du|le)|\bfacture|\binvoice|\bne(?:e|\(e\))? le\b|\bnaissance|\bdob\b|\bbirth|\bborn\b|\bpassport|\bpasseport|\bpasaporte|\bpassaporto|\breisepass|\bpasaport|\bexpir|\bvalid|\bvalable|\bgultig|\bgecerli|\bscad|\bcaduc|\bnv[ab]\b|\bavant le|\bpay before|\bpayable|\bpaye(?:e)? le|\bpaiement|\bpayment|\blimite|\bttl\b|\btime limit|\bdeadline|\bimprime|\bprinted|\bmise a jour|\bupdated|\bcreated?\b|\bcree le|\bachete|\bachat|\bpurchase|\bnacimiento|\bnacido|\bnascita|\bnat[oa] il|\bgeburt|\bgeb\.|\bausgestellt|\bausstellung|\bdogum|\bduzenlen|\bcheck-?in\b|\benregistrement|\bannulation|\bcancel|\bannulable|\bvisa (?:du|valid)|ميلاد|مولود|جواز|اصدار|صادر|صالح|صلاحي|الدفع|انتهاء|تاريخ الحجز/g;
const written =
  /\b(?:re)?issued?\b|\bissuing|\bemis|\bemitido|\bemesso|\bedite|\bbooked|\bbooking|reservation|reserve|\bcommande|\bfacture|\binvoice|\bimprime|\bprinted|ausgestellt|ausstellung|duzenlen|اصدار|صادر|الحجز|achat|achete|purchase/;
/** That they are flights after all: `facture de votre vol du 15/12`. */
const flight =
  /\b(?:vols?|flights?|depart(?:ure|ing|s)?|arrivee|arrival|aller|retour|returns?|outbound|inbound|travel|voyage|vuelo|salida|ida|vuelta|regreso|volo|partenza|andata|ritorno|flug|abflug|hinflug|ruckflug|ucus|kalkis|gidis|donus|leaving|coming back)\b|رحل|ذهاب|اياب|عود|رجوع|مغادر|اقلاع|سفر|وصول/g;
const flightAnywhere = new RegExp(
  `${flight.source}|\\b(?:billets?|tickets?|e-ticket|omra|umrah|boarding|biglietto|bilet|billete)\\b|تذكر|عمره`,
);
const hour = /\b\d{1,2} ?[:h] ?\d{2}\b|\b\d{1,2}h\b/;
/** Of a chat that was copied: when a message came. */
const chatHead = /^\[?[\d/.-]{6,10},? (?:a )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?(?:\]| -) /gm;

/** The days of a tidied text, in small letters, on which somebody flies; null where they are none in this order. */
export function flightDates(
  text: string,
  places: readonly WrittenPlace[],
  today: Day,
  order: Order,
): FlightDate[] | null {
  const dates = datesIn(text, today);
  const heads = [...text.matchAll(chatHead)].map(
    ({ 0: head, index }) => [index, index + head.length] as const,
  );
  const why = dates.map((date, index) => {
    if (heads.some(([start, end]) => date.start >= start && date.start < end)) return "written";
    return reasonAgainst(text, date, dates[index - 1]?.end ?? 0);
  });
  // `valable du … au …`: the other end is no flight either.
  for (const [index, date] of dates.entries())
    if (why[index - 1] === "other" && isLink(text.slice(dates[index - 1]?.end, date.start)))
      why[index] ??= "other";
  const days = (since: Day) =>
    dates.map((date) => dayMeant(date, order, since, weekdayBefore(text, date.start)));
  const writtenOn = days(addDays(today, -30)).filter(
    (day, index) => why[index] === "written" && dates[index]?.year && day,
  );
  const since = writtenOn.find((day) => day !== null && day <= today) ?? addDays(today, -30);
  const found: FlightDate[] = [];
  for (const [index, day] of days(since).entries()) {
    const date = dates[index] as WrittenDate;
    const weekday = weekdayBefore(text, date.start);
    const fits =
      day !== null &&
      !(date.open && weekday !== null && new Date(`${day}T12:00:00Z`).getUTCDay() !== weekday);
    // One date that is none in this order tells that the order is the other one.
    if (date.bare && !saysFlight(text, date, places)) continue;
    if (!fits && date.open && isDate(date)) return null;
    if (why[index] || !fits) continue;
    found.push({ start: date.start, end: date.end, day });
  }
  return found;
}

/** In either order. */
const isDate = ({ month, date }: WrittenDate): boolean =>
  Math.min(month, date) <= 12 && Math.max(month, date) <= 31;

/** `written`: on that day the ticket was. */
function reasonAgainst(text: string, date: WrittenDate, after: number): "written" | "other" | null {
  const lineStart = text.lastIndexOf("\n", date.start - 1) + 1;
  let before = text.slice(Math.max(lineStart, after, date.start - 48), date.start);
  if (before.trim() === "" && after < lineStart) {
    const above = text.slice(text.lastIndexOf("\n", lineStart - 2) + 1, Math.max(0, lineStart - 1));
    before = above.length <= 40 && !/\d/.test(above) ? above : "";
  }
  const against = [...before.matchAll(noFlight)].at(-1);
  if (!against) return null;
  const since = before.slice(against.index + against[0].length);
  // `passeport 123456789, Alger-Paris 16/12`: what it says was said before.
  if (since.search(flight) >= 0 || /\d{2}/.test(since)) return null;
  return written.test(against[0]) ? "written" : "other";
}

function saysFlight(text: string, { start, end }: WrittenDate, places: readonly WrittenPlace[]): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const lineEnd = next < 0 ? text.length : next;
  const line = text.slice(Math.max(lineStart, start - 160), Math.min(lineEnd, end + 160));
  return (
    flightAnywhere.test(line) ||
    hour.test(line) ||
    places.some((place) => place.start >= lineStart && place.end <= lineEnd)
  );
}

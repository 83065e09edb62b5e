import { formatDate } from "@rihla/i18n";

/** When a wait is surely over, on the device's own clock: `14:35`, with the date if it isn't today. */
export function timeOf(moment: number, now = Date.now()): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const [date, time = ""] = partsOf(Math.ceil(moment / minute) * minute, timeZone);
  return date === partsOf(now, timeZone)[0] ? time : `${date} ${time}`;
}

/** When something happened, the same way. */
export const hourOf = (iso: string): string => timeOf(Math.floor(Date.parse(iso) / minute) * minute);

const minute = 60_000;
const partsOf = (moment: number, timeZone: string) =>
  formatDate(new Date(moment).toISOString(), "date-time", timeZone).split(" ");

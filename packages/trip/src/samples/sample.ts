/** The day on which every sample is read. */
export const today = "2026-11-29";

/**
 * What a ticket says and what must come of it: country, day of leaving and day of coming back (`?` where it must be asked), then
 * `or` and the days of the other order, `also` and a second country; or `nothing` and why.
 */
export type Sample = readonly [name: string, text: string, expected: string];

/** From, to, airline, flight, day of the year (`   ` where it is left out). */
type Flight = readonly [from: string, to: string, airline: string, flight: string, day: number | ""];

/** A boarding pass as IATA Resolution 792 lays it out. `issued`: last digit of the year and day. */
export function pass(flights: readonly Flight[], { issued = "", name = "BENALI/AMINA" } = {}): string {
  const head = `M${flights.length}${name.slice(0, 20).padEnd(20)}E`;
  const legs = flights.map(([from, to, airline, flight, day], index) => {
    const more = issued && index === 0 ? `>60B1WW${issued}BAH ` : "";
    const size = (more.length + 5).toString(16).toUpperCase().padStart(2, "0");
    const date = day === "" ? "   " : String(day).padStart(3, "0");
    return `XK7QM2 ${from}${to}${airline.padEnd(3)}${flight.padEnd(5)}${date}Y012A0034 1${size}${more}2A124`;
  });
  return head + legs.join("");
}

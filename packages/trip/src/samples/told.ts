import type { Ticket } from "../ticket.ts";

/** As samples say it. */
export function told(ticket: Ticket): string {
  if (ticket.kind === "miss") return `nothing ${ticket.why}`;
  const days = ({ from, to }: { from: string | null; to: string | null }) => `${from ?? "?"} ${to ?? "?"}`;
  const { country, otherwise, otherCountries } = ticket;
  const or = otherwise ? ` or ${days(otherwise)}` : "";
  const also = otherCountries.length > 0 ? ` also ${otherCountries.join(" ")}` : "";
  return `${country} ${days(ticket)}${or}${also}`;
}

import type { Destination } from "@rihla/contract";
import { type Miss, readFile, readTicket, type Ticket, type TicketTrip } from "@rihla/trip";
import { todayOfTraveller } from "../../../domain/plans/calendar.ts";
import type { CameraFault } from "../../../platform/camera/camera.ts";
import { TicketPictures } from "../../../platform/camera/ticket-picture.ts";

export type Trouble = Miss | CameraFault | "no-code" | "not-sold";
export type Found = { trip: TicketTrip; places: readonly [Destination, ...Destination[]] };
export type ReadTicket = Found | { trouble: Trouble };

let pictures: TicketPictures | undefined;

/** Fetched when somebody goes to choose: between choosing and the filled form nothing asks the network. */
export function preparePictures(): TicketPictures {
  pictures ??= new TicketPictures();
  return pictures;
}

export function closePictures(): void {
  pictures?.close();
  pictures = undefined;
}

/** A text is read and let go: what is kept of it are a country and days. */
export const ticketOfText = (text: string, sold: readonly Destination[]): ReadTicket =>
  sellable(readTicket(text, todayOfTraveller()), sold);

/** A picture by the code in it, any other file by what it says. */
export async function ticketOfFile(file: File, sold: readonly Destination[]): Promise<ReadTicket> {
  try {
    if (!file.type.startsWith("image/"))
      return sellable(await readFile(new Uint8Array(await file.arrayBuffer()), todayOfTraveller()), sold);
    const code = await preparePictures().read(file);
    return code === null ? { trouble: "no-code" } : ticketOfText(code, sold);
  } catch {
    // Another time with a reader of its own.
    closePictures();
    return { trouble: "failed" };
  }
}

function sellable(ticket: Ticket, sold: readonly Destination[]): ReadTicket {
  if (ticket.kind === "miss") return { trouble: ticket.why };
  const codes = [ticket.country, ...ticket.otherCountries];
  const [first, ...others] = codes.flatMap((code) => sold.find((place) => place.code === code) ?? []);
  return first ? { trip: ticket, places: [first, ...others] } : { trouble: "not-sold" };
}

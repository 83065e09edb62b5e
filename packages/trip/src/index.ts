export { readFile, readTicket } from "./read-ticket.ts";
export type { Day, Leg, Miss, Stop, Ticket, TicketTrip } from "./ticket.ts";

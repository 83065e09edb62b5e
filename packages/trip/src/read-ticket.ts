import { readCalendar } from "./calendar-file.ts";
import { readText } from "./read-text.ts";
import { type Day, miss, type Ticket } from "./ticket.ts";
import { fileInZip } from "./unzip.ts";
import { readPass } from "./wallet-pass.ts";

/** So much of a file is read; a pass with pictures is a tenth of it. */
const longestFile = 10_000_000;

/** A scanned code, a pasted text or a calendar's. Never throws. */
export function readTicket(text: string, today: Day): Ticket {
  if (/^\s{0,20}BEGIN:VCALENDAR/i.test(text)) return readCalendar(text, today);
  return readText(text, today);
}

/** A file: a pass of a wallet, a calendar, or text. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, today: Day): Promise<Ticket> {
  if (bytes.length > longestFile) return miss("no-flight");
  if (begins(bytes, "%PDF")) return miss("pdf");
  if (!begins(bytes, "PK")) return readTicket(new TextDecoder().decode(bytes), today);
  const pass = await fileInZip(bytes, "pass.json");
  return pass ? readPass(new TextDecoder().decode(pass), today) : miss("no-flight");
}

const begins = (bytes: Uint8Array, mark: string): boolean =>
  [...mark].every((letter, index) => bytes[index] === letter.charCodeAt(0));

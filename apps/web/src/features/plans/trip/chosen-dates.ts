import type { Destination, Language } from "@rihla/contract";
import type { TripSearch } from "../../../paths.ts";

/** `text`: how a person reads them, by language. */
export type ChosenDates = TripSearch & { text?: Partial<Record<Language, string>> | undefined };

/** Both days, or none; how a person reads them; and, out of a ticket, where. */
export type Choose = (dates: TripSearch, text?: ChosenDates["text"], place?: Destination) => void;

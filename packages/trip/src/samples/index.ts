import { airlines } from "./airlines.ts";
import { calendars } from "./calendars.ts";
import { languages } from "./languages.ts";
import { messages } from "./messages.ts";
import { misses } from "./misses.ts";
import { more } from "./more.ts";
import { passes } from "./passes.ts";
import type { Sample } from "./sample.ts";

export const samples: readonly Sample[] = [
  passes,
  airlines,
  messages,
  languages,
  calendars,
  misses,
  more,
].flat();

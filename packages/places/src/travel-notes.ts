/** Who says so: news reports · what travellers report · a calendar that is reckoned years ahead */
export type NoteSource = "press" | "travellers" | "calendar";

type TravelNote = {
  /** Codes of destinations; of a region that holds many such places, those that most go to. */
  places: string;
  source: NoteSource;
  /** Month in which that was so: `2025-07`. Older than a year is due to be looked at again. */
  seen: string;
  /** Sellers' sites or installing are blocked there: the eSIM is installed before leaving. */
  installBefore?: boolean;
  /** Whoever overlooks it is without a connection there. */
  serious?: boolean;
};

/**
 * What a traveller should know of a place before paying, most serious first. The words stand in the messages `notes`, under
 * the same names.
 */
export const travelNotes = {
  // More than 35 sellers' sites can't be opened from there: what isn't installed before leaving can't be fetched.
  turkey: {
    places: "TR MIDDLE-EAST GLOBAL",
    source: "press",
    seen: "2025-07",
    installBefore: true,
    serious: true,
  },
  // 24 hours without data after a foreign card first meets a Russian network; since 6 October 2025.
  russia: { places: "RU", source: "press", seen: "2025-10", serious: true },
  gulf: { places: "AE QA OM GULF MIDDLE-EAST GLOBAL", source: "press", seen: "2023-12" },
  saudi: { places: "SA GULF MIDDLE-EAST", source: "press", seen: "2025-06" },
  pilgrimage: { places: "SA", source: "calendar", seen: "2026-11" },
  china: {
    places: "CN GREATER-CHINA ASIA GLOBAL",
    source: "travellers",
    seen: "2026-01",
    installBefore: true,
  },
} as const satisfies Record<string, TravelNote>;

export type NoteKey = keyof typeof travelNotes;
export const noteKeys = Object.keys(travelNotes) as NoteKey[];

/** One fact about a destination; `pilgrimage` is told by its next days. */
export type PlaceNote = {
  key: NoteKey;
  source: NoteSource;
  seen: string;
  serious: boolean;
  days: Pilgrimage | null;
};

/** What to know of a destination; `today` is an ISO day. */
export function notesOf(destination: string, today: string): PlaceNote[] {
  const keys = noteKeys.filter((key) => travelNotes[key].places.split(" ").includes(destination));
  return keys.flatMap((key) => {
    const { source, seen, serious = false }: TravelNote = travelNotes[key];
    const days = key === "pilgrimage" ? nextPilgrimage(today) : null;
    return key === "pilgrimage" && !days ? [] : { key, source, seen, serious, days };
  });
}

/** Of a destination: what is not installed before leaving can't be fetched there. */
export const mustInstallBeforeLeaving = (destination: string): boolean =>
  noteKeys.some((key) => {
    const { places, installBefore = false }: TravelNote = travelNotes[key];
    return installBefore && places.split(" ").includes(destination);
  });

export type Days = { first: string; last: string };
export type Pilgrimage = { ramadan: Days; hajj: Days };

/**
 * Ramadan and the days of Hajj (8 to 13 Dhu al-Hijja) by the calendar of Umm al-Qura; a test compares them with the one that
 * JavaScript has. Browsers reckon it slowly, so it stands here.
 */
const pilgrimages: readonly Pilgrimage[] = [
  year("2027-02-08", "2027-03-08", "2027-05-14", "2027-05-19"),
  year("2028-01-28", "2028-02-25", "2028-05-03", "2028-05-08"),
  year("2029-01-16", "2029-02-13", "2029-04-22", "2029-04-27"),
  year("2030-01-05", "2030-02-03", "2030-04-11", "2030-04-16"),
  year("2030-12-26", "2031-01-23", "2031-03-31", "2031-04-05"),
];

/** The next Ramadan and the next Hajj that aren't over; null where the table ends. `today` and what is given: ISO days. */
export function nextPilgrimage(today: string): Pilgrimage | null {
  const next = (key: keyof Pilgrimage) => pilgrimages.find((one) => one[key].last >= today)?.[key];
  const [ramadan, hajj] = [next("ramadan"), next("hajj")];
  return ramadan && hajj ? { ramadan, hajj } : null;
}

function year(ramadanFirst: string, ramadanLast: string, hajjFirst: string, hajjLast: string): Pilgrimage {
  return {
    ramadan: { first: ramadanFirst, last: ramadanLast },
    hajj: { first: hajjFirst, last: hajjLast },
  };
}

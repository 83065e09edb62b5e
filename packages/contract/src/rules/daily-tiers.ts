/** Megabytes at full speed in each 24 hours of an unlimited plan, by its name; `standard` has none. */
export const tierMegabytes = { lite: 500, boost: 1024, turbo: 2048, max: 3072, standard: 1024 } as const;

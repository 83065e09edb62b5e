/** Algeria keeps UTC+1 all year. */
export const algiersOffset = "+01:00";

/** The day that a moment is of in Algeria. */
export const algiersDay = (at: Date): string => new Date(at.getTime() + 3_600_000).toISOString().slice(0, 10);

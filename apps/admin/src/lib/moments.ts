/** How moments are told: to the minute, in the 24 hours of a shop's books whatever the language's habit. */
export const toTheMinute = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" } as const;

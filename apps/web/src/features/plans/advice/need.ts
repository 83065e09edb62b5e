/**
 * Megabytes a day of what people do with a phone on a trip, not at all, a little, a lot: by common figures for a phone (a video at
 * standard quality takes 700 an hour, a video call 300, a voice call 30, an hour of scrolling 300). In the order asked.
 */
export const habits = {
  maps: [0, 20, 60],
  messages: [0, 30, 100],
  calls: [0, 15, 45],
  videoCalls: [0, 100, 300],
  social: [0, 150, 450],
  video: [0, 350, 1400],
} as const satisfies Record<string, readonly [number, number, number]>;

export type Habit = keyof typeof habits;
export const habitNames = Object.keys(habits) as Habit[];
export const levels = ["none", "some", "much"] as const;

/** What a usual traveller does, for a form that nobody has touched. */
export const usualLevel: Readonly<Record<Habit, 0 | 1 | 2>> = {
  maps: 1,
  messages: 1,
  calls: 1,
  videoCalls: 1,
  social: 1,
  video: 0,
};

/** Megabytes of a whole day: maps and messages, some of everything, videos too. */
export const wholeDays = { light: 300, usual: 600, much: 1500 } as const;
export const dayNames = Object.keys(wholeDays) as (keyof typeof wholeDays)[];

/**
 * Each refusal is an object of its own, also one in the same words. `attemptsLeft`: as whoever checks counts them; else one
 * less than before.
 */
export type PinRefusal = { message: string; attemptsLeft?: number | undefined };

/** What the pad remembers. `error` is the last refusal, shown for a while. */
export type PinEntry = { pin: string; attempts: number; error: PinRefusal | undefined };

export type PinEvent =
  | { type: "digit"; digit: string }
  | { type: "delete" }
  | { type: "refused"; refusal: PinRefusal }
  | { type: "errorOver" };

export const pinLength = 4;
/** How long a refusal stays on the pad. */
export const errorShownFor = 3000;

export const firstEntry = (attempts: number): PinEntry => ({ pin: "", attempts, error: undefined });

export function nextEntry(entry: PinEntry, event: PinEvent): PinEntry {
  const { pin, attempts } = entry;
  switch (event.type) {
    case "digit":
      return attempts > 0 && pin.length < pinLength ? { ...entry, pin: pin + event.digit } : entry;
    case "delete":
      return { ...entry, pin: pin.slice(0, -1), error: undefined };
    case "refused":
      return {
        ...entry,
        attempts: event.refusal.attemptsLeft ?? Math.max(0, attempts - 1),
        error: event.refusal,
      };
    case "errorOver":
      return { ...entry, pin: "", error: undefined };
  }
}

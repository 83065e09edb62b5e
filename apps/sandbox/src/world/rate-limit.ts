const SECOND_MS = 1000;

/** At most so many calls in any `windowMs` of real time, counted apart for each key. 0: no limit. */
export function createRateLimit(
  allowed: () => number,
  windowMs = SECOND_MS,
  now: () => number = () => performance.now(),
) {
  const recent = new Map<string, number[]>();
  return {
    admits(key = ""): boolean {
      const within = (recent.get(key) ?? []).filter((at) => at > now() - windowMs);
      const admitted = allowed() === 0 || within.length < allowed();
      recent.set(key, admitted ? [...within, now()] : within);
      return admitted;
    },
    /** How many more are admitted now. */
    left: (key = ""): number => Math.max(allowed() - (recent.get(key)?.length ?? 0), 0),
  };
}

/** At most so many calls in any second, of real time. 0: no limit. */
export function createRateLimit(allowed: () => number, now: () => number = () => performance.now()) {
  let recent: number[] = [];
  return {
    admits(): boolean {
      recent = recent.filter((at) => at > now() - 1000);
      if (allowed() > 0 && recent.length >= allowed()) return false;
      recent.push(now());
      return true;
    },
  };
}

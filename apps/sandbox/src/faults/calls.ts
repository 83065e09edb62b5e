type Call = { at: string; endpoint: string; fault: string | null };

/** By company: calls turned away for its limit, and the most that came within a second of real time. */
type Rates = { turnedAway: Record<string, number>; mostInASecond: Record<string, number> };

/** What was called, so that a test can say "asked once" of a program it cannot look into. */
export type Calls = {
  record(endpoint: string, fault: string | null): void;
  /** A call above the company's limit, which was turned away before anything else. */
  turnAway(company: string): void;
  list(endpoint?: string): { total: number; counts: Record<string, number>; recent: Call[] } & Rates;
  clear(): void;
};

const KEPT = 500;

export function createCalls(now: () => number): Calls {
  let counts: Record<string, number> = {};
  let recent: Call[] = [];
  let rates: Rates = { turnedAway: {}, mostInASecond: {} };
  const lastSecond = new Map<string, number[]>();
  const countRate = (company: string) => {
    const now = performance.now();
    const within = [...(lastSecond.get(company) ?? []).filter((at) => at > now - 1000), now];
    lastSecond.set(company, within);
    rates.mostInASecond[company] = Math.max(rates.mostInASecond[company] ?? 0, within.length);
  };
  return {
    record: (endpoint, fault) => {
      countRate(endpoint.slice(0, endpoint.indexOf(":")));
      counts[endpoint] = (counts[endpoint] ?? 0) + 1;
      recent = [...recent.slice(1 - KEPT), { at: new Date(now()).toISOString(), endpoint, fault }];
    },
    turnAway: (company) => {
      rates.turnedAway[company] = (rates.turnedAway[company] ?? 0) + 1;
    },
    list: (endpoint) => {
      const wanted = Object.entries(counts).filter(([name]) => !endpoint || name === endpoint);
      return {
        total: wanted.reduce((sum, [, count]) => sum + count, 0),
        counts: Object.fromEntries(wanted),
        recent: recent.filter((call) => !endpoint || call.endpoint === endpoint),
        ...rates,
      };
    },
    clear: () => {
      counts = {};
      recent = [];
      rates = { turnedAway: {}, mostInASecond: {} };
    },
  };
}

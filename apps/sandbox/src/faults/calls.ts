type Call = { at: string; endpoint: string; fault: string | null };

/** What was called, so that a test can say "asked once" of a program it cannot look into. */
export type Calls = {
  record(endpoint: string, fault: string | null): void;
  list(endpoint?: string): { total: number; counts: Record<string, number>; recent: Call[] };
  clear(): void;
};

const KEPT = 500;

export function createCalls(now: () => number): Calls {
  let counts: Record<string, number> = {};
  let recent: Call[] = [];
  return {
    record: (endpoint, fault) => {
      counts[endpoint] = (counts[endpoint] ?? 0) + 1;
      recent = [...recent.slice(1 - KEPT), { at: new Date(now()).toISOString(), endpoint, fault }];
    },
    list: (endpoint) => {
      const wanted = Object.entries(counts).filter(([name]) => !endpoint || name === endpoint);
      return {
        total: wanted.reduce((sum, [, count]) => sum + count, 0),
        counts: Object.fromEntries(wanted),
        recent: recent.filter((call) => !endpoint || call.endpoint === endpoint),
      };
    },
    clear: () => {
      counts = {};
      recent = [];
    },
  };
}

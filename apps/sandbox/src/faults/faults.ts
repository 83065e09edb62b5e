export const KINDS = [
  "slow",
  "status",
  "html",
  "invalid-json",
  "empty",
  "drop",
  "business-error",
  "twice",
  "out-of-order",
  "unsigned",
  "wrong-signature",
] as const;

export const SIGNATURE_KINDS: readonly string[] = ["unsigned", "wrong-signature"];
/** What can happen to pushes and to nothing else. */
export const PUSH_ONLY_KINDS: readonly string[] = ["twice", "out-of-order", ...SIGNATURE_KINDS];
export const PUSH_KINDS: readonly string[] = ["drop", "slow", ...PUSH_ONLY_KINDS];

/** One misbehaviour, waiting for a call that it fits. */
export type Fault = {
  id: number;
  /** `esim-access:esim/order`, `satim:register.do`, `esim-access:webhook`, `esim-access:*` or `*`. */
  endpoint: string;
  kind: (typeof KINDS)[number];
  /** `before`: the work is never done. `after`: it is done and only the answer suffers. */
  when: "before" | "after";
  /** How many more calls it hits; null: until cleared. */
  times: number | null;
  /** How many fitting calls it lets pass first. */
  skip: number;
  /** It only hits calls whose body contains this. */
  match: string;
  ms: number;
  status: number;
  errorCode: string;
  errorMessage: string;
};

export type Faults = {
  add(fault: Omit<Fault, "id">): Fault;
  list(): Fault[];
  clear(endpoint?: string): void;
  /** The fault that hits this call, if any; using it up counts. */
  take(endpoint: string, body: string): Fault | undefined;
};

export function createFaults(): Faults {
  let waiting: Fault[] = [];
  let lastId = 0;
  return {
    add: (fault) => {
      const added = { ...fault, id: ++lastId };
      waiting.push(added);
      return added;
    },
    list: () => waiting,
    clear: (endpoint) => {
      waiting = endpoint ? waiting.filter((fault) => fault.endpoint !== endpoint) : [];
    },
    take: (endpoint, body) => {
      const hit = waiting.find((fault) => fits(fault, endpoint, body) && fault.skip-- <= 0);
      if (hit?.times) hit.times -= 1;
      waiting = waiting.filter((fault) => fault.times !== 0);
      return hit;
    },
  };
}

/** A push is not a call: only a fault meant for pushes hits it. */
function fits(fault: Fault, endpoint: string, body: string): boolean {
  const names = endpoint.endsWith(":webhook") ? [endpoint] : [endpoint, `${endpoint.split(":")[0]}:*`, "*"];
  return names.includes(fault.endpoint) && body.includes(fault.match);
}

import type { Store } from "./store.ts";

/** The one clock of the outside world: real time plus whatever the controls have pushed it forward. Milliseconds. */
export type Clock = {
  now(): number;
  /** Runs the work once when the clock gets there: by waiting, or because it was pushed. */
  at(when: number, work: () => void): void;
  advance(seconds: number): void;
  /** Forgets everything that was to happen and goes back to real time. */
  reset(): void;
  /** Nothing more will happen. */
  stop(): void;
};

const LONGEST_TIMER = 2 ** 31 - 1;

export function startClock(store: Store): Clock {
  const pushes = store.collection<{ ms: number }>("clock");
  const now = () => Date.now() + (pushes.get("pushed")?.ms ?? 0);
  let alarms: { when: number; work: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function ring(): void {
    for (let next = alarms[0]; next && next.when <= now(); next = alarms[0]) {
      alarms.shift();
      next.work();
    }
    clearTimeout(timer);
    const first = alarms[0];
    if (first) timer = setTimeout(ring, Math.min(Math.max(first.when - now(), 1), LONGEST_TIMER)).unref();
  }

  function forget(): void {
    alarms = [];
    clearTimeout(timer);
  }

  return {
    now,
    at: (when, work) => {
      alarms = [...alarms, { when, work }].sort((one, other) => one.when - other.when);
      ring();
    },
    advance: (seconds) => {
      pushes.put("pushed", { ms: (pushes.get("pushed")?.ms ?? 0) + seconds * 1000 });
      ring();
    },
    reset: () => {
      forget();
      pushes.clear();
    },
    stop: forget,
  };
}

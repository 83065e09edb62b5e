export type Timings = { time: <T>(step: string, work: () => Promise<T>) => Promise<T>; print: () => void };

/** How long each step took and when it began, counted from the start of this process. */
export function createTimings(): Timings {
  const steps: { step: string; begin: number; end: number }[] = [];
  return {
    time(step, work) {
      const begin = performance.now();
      const result = work();
      const note = () => void steps.push({ step, begin, end: performance.now() });
      // Many steps run at once: the first to fail speaks, the others must not crash the process meanwhile.
      result.then(note, note);
      return result;
    },
    print() {
      for (const { step, begin, end } of steps.sort((a, b) => a.begin - b.begin))
        console.log(
          `  ${step.padEnd(20)} ${milliseconds(begin)} → ${milliseconds(end)}  ${milliseconds(end - begin)} ms`,
        );
      console.log(`  ${"in all".padEnd(20)} ${milliseconds(performance.now())} ms`);
    },
  };
}

function milliseconds(value: number): string {
  return String(Math.round(value)).padStart(6);
}

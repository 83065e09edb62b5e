const bounds = [0.005, 0.02, 0.1, 0.5, 2, 10];

type Series = { buckets: number[]; sum: number };

/** A histogram in Prometheus' text format. Its own, because the library's takes longer than a kept answer. */
export class Durations {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** `labels` as they are written: `name="value",other="value"`. */
  observe(labels: string, seconds: number): void {
    const series = this.#seriesOf(labels);
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? bounds.length : bucket;
    series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    series.sum += seconds;
  }

  text(): string {
    const name = this.#name;
    const lines = [...this.#series].flatMap(([labels, series]) => linesOf(name, labels, series));
    return [`# HELP ${name} ${this.#help}`, `# TYPE ${name} histogram`, ...lines, ""].join("\n");
  }

  #seriesOf(labels: string): Series {
    const known = this.#series.get(labels);
    if (known) return known;
    const made = { buckets: [...bounds, Infinity].map(() => 0), sum: 0 };
    this.#series.set(labels, made);
    return made;
  }
}

function linesOf(name: string, labels: string, { buckets, sum }: Series): string[] {
  let count = 0;
  const rows = buckets.map((inside, index) => {
    count += inside;
    return `${name}_bucket{le="${bounds[index] ?? "+Inf"}",${labels}} ${count}`;
  });
  return [...rows, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`];
}

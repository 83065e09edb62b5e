const name = "http_request_duration_seconds";
const bounds = [0.005, 0.02, 0.1, 0.5, 2, 10];

type Series = { method: string; route: string; status: number; buckets: number[]; sum: number };

/** A histogram by method, route and status. Its own, because the library's takes longer than a kept answer. */
export class RequestDurations {
  readonly #series = new Map<string, Series>();

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.#seriesOf(method, route, status);
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? bounds.length : bucket;
    series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    series.sum += seconds;
  }

  /** In Prometheus' text format. */
  text(): string {
    const lines = [...this.#series.values()].flatMap(linesOf);
    return [
      `# HELP ${name} Time to answer, by route and status`,
      `# TYPE ${name} histogram`,
      ...lines,
      "",
    ].join("\n");
  }

  #seriesOf(method: string, route: string, status: number): Series {
    const key = `${method} ${route} ${status}`;
    const known = this.#series.get(key);
    if (known) return known;
    const made = { method, route, status, buckets: [...bounds, Infinity].map(() => 0), sum: 0 };
    this.#series.set(key, made);
    return made;
  }
}

function linesOf({ method, route, status, buckets, sum }: Series): string[] {
  const labels = `method="${method}",route="${route}",status="${status}"`;
  let count = 0;
  const rows = buckets.map((inside, index) => {
    count += inside;
    return `${name}_bucket{le="${bounds[index] ?? "+Inf"}",${labels}} ${count}`;
  });
  return [...rows, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`];
}

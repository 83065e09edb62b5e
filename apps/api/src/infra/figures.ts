export type Figure = {
  /** As Prometheus names things: what it counts, then its unit; `_total` where it only grows. */
  name: string;
  help: string;
  type?: "gauge" | "counter";
};
/** One value; labels are names of ours, never what people typed. */
export type Sample = { labels?: Readonly<Record<string, string>>; value: number };

/** In Prometheus' text format. A figure without samples is named all the same. */
export function tellFigure({ name, help, type = "gauge" }: Figure, samples: readonly Sample[]): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const written = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
    return `${name}${written.length > 0 ? `{${written.join(",")}}` : ""} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ""].join("\n");
}

/** A moment, as figures tell it. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
export const ratio = (value: number, base: number): string => (value / base).toFixed(2);

/** As Markdown, so that a run can be pasted into the README. */
export function printTable(head: string[], rows: (string | number)[][]): void {
  const lines = [head, head.map(() => "---"), ...rows];
  console.log(`\n${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`);
}

/** An answer as lines for a terminal: lists as columns, the rest as names and values. */
export function tellPlainly(answer: unknown): string {
  if (Array.isArray(answer)) return answer.length === 0 ? "Nothing" : tellList(answer);
  if (!isRecord(answer)) return tellValue(answer);
  return Object.entries(answer)
    .map(([name, value]) =>
      Array.isArray(value) ? `${name}:\n${indent(tellPlainly(value))}` : `${name}: ${tellValue(value)}`,
    )
    .join("\n");
}

/** As columns; one after the other where they hold lists of their own. */
function tellList(list: unknown[]): string {
  if (!list.every(isRecord)) return list.map(tellValue).join("\n");
  if (list.some((one) => Object.values(one).some(Array.isArray))) return list.map(tellPlainly).join("\n\n");
  const names = Object.keys(list[0] ?? {});
  const rows = [names, ...list.map((one) => names.map((name) => tellValue(one[name])))];
  const widths = names.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof Date);

function tellValue(value: unknown): string {
  if (value === null || value === undefined) return "-";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const indent = (text: string) => text.replaceAll(/^/gm, "  ");

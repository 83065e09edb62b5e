/** pino's levels: 40 is a warning, more is worse. */
export function isWarning(line: string): boolean {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= 40;
}

/** A line for people: a logged object becomes its message and its error's; the whole of it is in the log. */
export function spokenLine(name: string, line: string): string {
  const { msg, err } = parse(line);
  const words = [msg, err?.message].filter((part, index, all) => part && all.indexOf(part) === index);
  return `[${name}] ${words.length > 0 ? words.join(": ") : line}`;
}

function parse(line: string): { msg?: string; err?: { message?: string } } {
  try {
    return line.startsWith("{") ? JSON.parse(line) : {};
  } catch {
    return {};
  }
}

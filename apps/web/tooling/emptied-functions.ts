/** From a function's name, or what it is assigned to, to what is left of its body. */
export type Emptied = Readonly<Record<string, string>>;

type Place = { start: number; end: number };
type Named = { name: string; body: Place };
type Node = Place & { type: string; id?: { name?: string } | null; body?: Place; left?: Place; right?: Node };

/**
 * The code of a library with some of its functions emptied; what only they call is then left out at the build. Throws where
 * a name is not that of one function, as may be in another version.
 */
export function withEmptied(code: string, program: unknown, emptied: Emptied): string {
  const found = functionsIn(program, code).filter(({ name }) => name in emptied);
  for (const wanted of Object.keys(emptied)) {
    const count = found.filter(({ name }) => name === wanted).length;
    if (count !== 1) throw new Error(`${count} functions are called ${wanted}, where one is to be left out.`);
  }
  return found
    .filter(({ body }) => !found.some((other) => other.body.start < body.start && body.end < other.body.end))
    .sort((one, other) => other.body.start - one.body.start)
    .reduce(
      (text, { name, body }) => `${text.slice(0, body.start)}{ ${emptied[name]} }${text.slice(body.end)}`,
      code,
    );
}

function functionsIn(value: unknown, code: string): Named[] {
  if (Array.isArray(value)) return value.flatMap((one) => functionsIn(one, code));
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap((one) => functionsIn(one, code));
  const named = "type" in value ? namedFunction(value as Node, code) : null;
  return named ? [named, ...inside] : inside;
}

function namedFunction({ type, id, body, left, right }: Node, code: string): Named | null {
  if (type === "FunctionDeclaration" && id?.name && body) return { name: id.name, body };
  if (type === "AssignmentExpression" && left && right?.type === "FunctionExpression" && right.body)
    return { name: code.slice(left.start, left.end), body: right.body };
  return null;
}

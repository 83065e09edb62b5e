const known = new Map<string, string>();

/** A name of the code as it is called in the database. Those of tables and columns come again with every statement. */
export function snakeCase(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  known.set(name, made);
  return made;
}

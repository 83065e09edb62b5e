/** The same field comes as a number from one server and as text from another; clients must read both. */
export function fieldsAsText<T extends object>(answer: T, names: readonly string[]): T {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      names.includes(name) && value !== null ? String(value) : value,
    ]),
  ) as T;
}

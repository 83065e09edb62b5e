/** Form fields, each once and as text: a field sent twice counts as its first value. */
export type Fields = Record<string, string>;

export function textFields(form: unknown): Fields {
  return Object.fromEntries(
    Object.entries(Object(form ?? {})).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value),
    ]),
  );
}

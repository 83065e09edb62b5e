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

/** What was sent as an object; anything else has no fields. */
export const fieldsOf = (sent: unknown): Record<string, unknown> => Object(sent ?? {});

/** A name in the address, as its route writes it: `:id`. */
export const namedIn = (params: unknown, name: string): string => String(fieldsOf(params)[name] ?? "");

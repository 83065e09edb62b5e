export type Form = { [name: string]: string | Form };

/** `line_items[0][price_data][currency]=usd` as nested objects; a list is an object with numbers for names. */
export function nestedForm(fields: Readonly<Record<string, string>>): Form {
  const form: Form = {};
  for (const [name, value] of Object.entries(fields))
    put(form, name.split(/\[|\]\[|\]/).filter(Boolean), value);
  return form;
}

function put(form: Form, [name = "", ...inner]: string[], value: string): void {
  if (inner.length === 0) {
    form[name] = value;
    return;
  }
  const within = typeof form[name] === "object" ? form[name] : {};
  form[name] = within;
  put(within, inner, value);
}

export const textAt = (form: Form, name: string): string => {
  const value = form[name];
  return typeof value === "string" ? value : "";
};

export const formAt = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === "object" ? value : {};
};

/** Only texts, as metadata is. */
export const textsAt = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(formAt(form, name)).map(([key, value]) => [key, String(value)]));

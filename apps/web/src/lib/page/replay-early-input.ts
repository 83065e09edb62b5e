type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `public/keep-early.js` saw of a page that could not answer yet. */
export type EarlyInput = {
  /** What was chosen or written last, in the order of the first touch. */
  fields: Map<Field, string | boolean>;
  /** The button pressed last: who presses on while nothing happens means it once. */
  button: HTMLButtonElement | null;
};

/**
 * Does again what a person did before hydration, when nothing listened. React compares a field with what it last saw in
 * it, so a field is first put back through React's own setter and then given its value past it.
 */
export function replayEarlyInput({ fields, button }: EarlyInput): void {
  for (const [field, value] of fields) {
    if (typeof value === "boolean") tick(field as HTMLInputElement, value);
    else write(field, value);
  }
  button?.click();
}

function tick(field: HTMLInputElement, value: boolean): void {
  if (field.type === "radio" && !value) return; // another one of them was chosen after it
  field.checked = !value;
  field.click();
}

function write(field: Field, value: string): void {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The button that sends a form may say something too. */
export type Pressed = HTMLElement | null;

/** What a form asks, as its address would have it. */
export const formQuery = (form: HTMLFormElement, pressed: Pressed = null): URLSearchParams =>
  new URLSearchParams([...new FormData(form, pressed)].map(([name, value]) => [name, String(value)]));

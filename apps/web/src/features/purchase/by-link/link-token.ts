import { stored, text } from "../../../platform/storage.ts";

/** The token stays in the fragment, which no server sees; the bank brings people back without it. */
const kept = stored("tab", "payment-link", text);

export function linkToken(): string | undefined {
  const token = /^#([\w-]{43})$/.exec(window.location.hash)?.[1];
  if (token) kept.write(token);
  return token ?? kept.read();
}

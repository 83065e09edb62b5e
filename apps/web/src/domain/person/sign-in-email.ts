import { stored, text } from "../../platform/storage/storage.ts";

const kept = stored("tab", "sign-in-email", text);

/** The sign-in screen starts with this e-mail address, which stands in no URL. */
export function suggestSignInEmail(email: string): void {
  kept.write(email);
}

export function suggestedSignInEmail(): string {
  return kept.read() ?? "";
}

import { stored, text } from "../../platform/storage.ts";

const kept = stored("tab", "sign-in-email", text);

/** Hands an e-mail address to the sign-in screen without writing it in the address. */
export function handEmail(email: string): void {
  kept.write(email);
}

export function handedEmail(): string {
  return kept.read() ?? "";
}

import type { Language } from "@rihla/contract";
import { storeLanguage } from "../../lib/session/preferences.ts";
import { readToken } from "../../lib/session/session.ts";
import { stored, text } from "../../platform/storage/storage.ts";
import type { Choice } from "./account-preferences.ts";

const kept = stored("device", "chosenByHand", text);

/** Pressed, not brought by an address: the account takes it over, now or at the next sign-in. */
export function chosenByHand(choice: Choice): void {
  if (readToken())
    import("./account-preferences.ts").then(({ giveToAccount }) => giveToAccount(choice)).catch(() => {}); // it is chosen here all the same
  else kept.write(`${kept.read() ?? ""} ${Object.keys(choice)}`);
}

/** Here from now on, and in the account. */
export function chooseLanguage(language: Language): void {
  storeLanguage(language);
  chosenByHand({ language });
}

/** Names what guests chose here since the last sign-in; asked once. */
export function takeChosenByHand(): string {
  const chosen = kept.read() ?? "";
  kept.write(undefined);
  return chosen;
}

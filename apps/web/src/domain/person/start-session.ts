import type { DataOf, User } from "@rihla/contract";
import { isLanguage } from "@rihla/i18n";
import { storeCurrency, storeLanguage } from "../../lib/session/preferences.ts";
import { signIn } from "../../lib/session/session.ts";
import { forgetOrders } from "../orders/order-access.ts";
import { opensAnyOrder } from "../orders/orders-here.ts";
import { giveToAccount } from "./account-preferences.ts";
import { takeChosenByHand } from "./chosen-by-hand.ts";

type Session = DataOf<"POST /auth/sessions">;
type Preferences = User["preferences"];

/**
 * The language and currency that hold here and in the account from now on: what a guest chose on this device by hand goes
 * to the account, otherwise the account's come here. Who is new has none yet but those they have been reading in.
 * An app that was built before a language came to the shop does not know it: it keeps its own, and the account its choice.
 */
export function agreeOnPreferences({ isNew, user }: Session, here: Preferences): Preferences {
  const theirs = isLanguage(user.preferences.language) ? user.preferences : here;
  const byHand = takeChosenByHand();
  const chosen = (name: keyof Preferences) => isNew || byHand.includes(name);
  return {
    language: chosen("language") ? here.language : theirs.language,
    currency: chosen("currency") ? here.currency : theirs.currency,
  };
}

/** What others have bought in this browser is forgotten first; fetched where somebody has ordered here. */
export async function startSession(
  { token, user }: Session,
  { language, currency }: Preferences,
): Promise<void> {
  if (opensAnyOrder())
    await import("../orders/forget-others.ts").then(
      ({ forgetOthersOrders }) => forgetOthersOrders(user.email),
      forgetOrders, // out of reach: whose they are can't be told
    );
  storeLanguage(language);
  storeCurrency(currency);
  signIn(token);
  const { preferences } = user;
  const differs = language !== preferences.language || currency !== preferences.currency;
  if (differs && isLanguage(preferences.language)) giveToAccount({ language, currency }).catch(() => {}); // they are chosen here all the same
}

import { stored, text } from "../../platform/storage/storage.ts";
import { chosenCurrency, storeCurrency } from "../session/preferences.ts";

type Surroundings = {
  /** Asks the shop which currency to begin with; within so long, or not at all. */
  ask: (signal: AbortSignal) => Promise<{ currency: string }>;
  /** Another currency than the default is shown from now on. */
  onSet: () => void;
};

/** Later, prices would change under somebody's eyes. */
const limitMs = 2000;
const isAsked = stored("device", "first-currency", text);

/**
 * At the first start of the app: dinars in Algeria, else dollars. Without an answer it stays with dinars, for good. What
 * somebody has chosen, before or while it is asked for, holds.
 */
export async function beginWithLocalCurrency({ ask, onSet }: Surroundings): Promise<void> {
  if (isAsked.read()) return;
  isAsked.write("yes");
  if (chosenCurrency()) return;
  const answer = await ask(AbortSignal.timeout(limitMs)).catch(() => undefined);
  if (!answer || chosenCurrency()) return;
  storeCurrency(answer.currency);
  onSet();
}

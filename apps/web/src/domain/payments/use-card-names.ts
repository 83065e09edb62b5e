import type { CardMark } from "@rihla/contract";
import { useTranslations } from "use-intl";

/** Their names in one text, as said of the marks that stand for them. */
export function useCardNames(): (cards: readonly CardMark[]) => string {
  const t = useTranslations("payment.receipt.cards");
  return (cards) => cards.map((card) => t(card)).join(", ");
}

import type { Repair } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Modal } from "@rihla/ui/modal";
import { Notice } from "@rihla/ui/notice";
import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type Offer = Repair["offers"][number];
type OffersProps = { offers: readonly Offer[]; act: UseMutationResult<Repair, Error, Offer["kind"]> };

/** A credit that goes to the card that paid has words of its own. */
export const wordsOf = ({ kind, to }: Pick<Offer, "kind" | "to">) =>
  kind === "credit" && to === "card" ? "creditToCard" : kind;

/** What the shop does at once; each is asked about once more, for it can't be taken back. */
export function Offers({ offers, act }: OffersProps) {
  const t = useTranslations("repair");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const [asking, setAsking] = useState<Offer | null>(null);
  const amountOf = ({ amount }: Offer) => ({ amount: formatMoney(amount, language) });
  return (
    <>
      {act.error && (
        <Notice tone="wrong" announce>
          {problemText(act.error)}
        </Notice>
      )}
      {offers.map((offer, at) => (
        <Button
          key={offer.kind}
          kind={at === 0 ? "primary" : "secondary"}
          wide
          onClick={() => setAsking(offer)}
        >
          {t(`offers.${wordsOf(offer)}.do`, amountOf(offer))}
        </Button>
      ))}
      {asking && (
        <Modal
          open
          onClose={() => setAsking(null)}
          closeByBackdrop={!act.isPending}
          type="warning"
          title={t(`offers.${wordsOf(asking)}.title`)}
          primary={{
            label: t("yes"),
            busy: act.isPending,
            onPress: () => act.mutate(asking.kind, { onSettled: () => setAsking(null) }),
          }}
          secondary={{ label: t("no"), onPress: () => setAsking(null) }}
        >
          <p>{t(`offers.${wordsOf(asking)}.body`, amountOf(asking))}</p>
        </Modal>
      )}
    </>
  );
}

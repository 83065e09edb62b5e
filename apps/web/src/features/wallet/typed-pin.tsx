import { Notice } from "@rihla/ui/notice";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { refusalOf } from "./refusal-of.ts";
import { WalletPinPad } from "./wallet-pin-pad.tsx";

type TypedPinProps = {
  /** How many tries are left; undefined while that is not known. */
  attempts: number | undefined;
  /** Of what was done with the PIN last: about the PIN it is said on the pad, else above it. */
  error: Error | null;
  busy: boolean;
  onPin: (pin: string) => void;
  onForgotten: () => void;
};

/** The pad for the wallet's PIN, and what became of the last one typed. */
export function TypedPin({ attempts, error, busy, onPin, onForgotten }: TypedPinProps) {
  const t = useTranslations("wallet.pin");
  const problemText = useProblemText();
  const refusal = useMemo(() => refusalOf(error, problemText), [error, problemText]);
  return (
    <>
      {error && !refusal && (
        <Notice tone="wrong" announce>
          {problemText(error)}
        </Notice>
      )}
      <WalletPinPad
        title={t("title")}
        attempts={attempts}
        refusal={refusal}
        loading={busy}
        onConfirm={onPin}
        onSecondary={onForgotten}
      />
    </>
  );
}

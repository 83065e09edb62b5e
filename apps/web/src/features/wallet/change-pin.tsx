import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { TypeTwice } from "./choose-pin.tsx";
import { refusalOf } from "./refusal-of.ts";
import { WalletPinPad } from "./wallet-pin-pad.tsx";

type ChangePinProps = { attemptsLeft: number; onForgotten: () => void; onChanged: () => void };

/** The new one is typed first, then the one before is asked for once: it is compared by the server. */
export function ChangePin({ attemptsLeft, onForgotten, onChanged }: ChangePinProps) {
  const t = useTranslations("wallet.pin");
  const problemText = useProblemText();
  const [next, setNext] = useState<string>();
  const change = useMutation({
    mutationFn: (currentPin: string) => api("PUT /wallet/pin", { body: { currentPin, pin: next ?? "" } }),
    onSuccess: onChanged,
  });
  const refusal = useMemo(() => refusalOf(change.error, problemText), [change.error, problemText]);
  if (next === undefined) return <TypeTwice onChosen={setNext} onForgotten={onForgotten} />;
  return (
    <WalletPinPad
      title={t("current")}
      attempts={attemptsLeft}
      refusal={refusal}
      loading={change.isPending}
      onConfirm={change.mutate}
      onSecondary={onForgotten}
    />
  );
}

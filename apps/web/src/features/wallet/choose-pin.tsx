import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api.ts";
import { type Confirm, isUnconfirmed } from "../../lib/confirm.ts";
import { apiQuery } from "../../lib/query.tsx";
import { useProblemText } from "../../lib/use-problem-text.ts";
import { giveHaptic } from "../../platform/haptics.ts";
import { Notice } from "../../ui/notice.tsx";
import { WalletPinPad } from "./wallet-pin-pad.tsx";

type ChoosePinProps = { confirm: Confirm; onSet: (pin: string) => void };

/** The first PIN, or another for one that is forgotten: typed twice, after a mailed code where the shop asks for one. */
export function ChoosePin({ confirm, onSet }: ChoosePinProps) {
  const { data: customer } = useQuery(apiQuery("GET /auth/me"));
  const saving = useMutation({
    mutationFn: (pin: string) => api("POST /wallet/pin/reset", { body: { pin } }),
    onSuccess: (_, pin) => onSet(pin),
  });
  return (
    <>
      <TypeTwice
        error={isUnconfirmed(saving.error) ? null : saving.error}
        busy={saving.isPending}
        onChosen={saving.mutate}
      />
      {confirm({
        open: isUnconfirmed(saving.error),
        email: customer?.email ?? "",
        onClose: saving.reset,
        onConfirmed: () => saving.mutate(saving.variables as string),
      })}
    </>
  );
}

type TypeTwiceProps = { error: Error | null; busy: boolean; onChosen: (pin: string) => void };

export function TypeTwice({ error, busy, onChosen }: TypeTwiceProps) {
  const t = useTranslations("wallet.pin");
  const problemText = useProblemText();
  const [first, setFirst] = useState<string>();
  const [differ, setDiffer] = useState(false);
  const typed = (pin: string) => {
    const isOther = first !== undefined && first !== pin;
    setDiffer(isOther);
    if (isOther) giveHaptic("error");
    if (first === undefined) setFirst(pin);
    else if (first === pin) onChosen(pin);
    else setFirst(undefined);
  };
  return (
    <div className="flex flex-col gap-3">
      {differ && (
        <Notice tone="care" announce>
          {t("differ")}
        </Notice>
      )}
      {error && (
        <Notice tone="wrong" announce>
          {problemText(error)}
        </Notice>
      )}
      <WalletPinPad
        key={first === undefined ? "first" : "again"}
        title={first === undefined ? t("new") : t("again")}
        loading={busy}
        onConfirm={typed}
      />
    </div>
  );
}

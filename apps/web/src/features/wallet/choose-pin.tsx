import { Notice } from "@rihla/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import type { Confirm } from "../../lib/session/confirm.ts";
import { giveHaptic } from "../../platform/app/haptics.ts";
import { WalletPinPad } from "./wallet-pin-pad.tsx";

type ChoosePinProps = { confirm: Confirm; onSet: (pin: string) => void };

/** The first PIN, or another for one that is forgotten: typed twice, then saved by a code that is mailed for it. */
export function ChoosePin({ confirm, onSet }: ChoosePinProps) {
  const t = useTranslations("wallet.pin");
  const { data: customer } = useQuery(apiQuery("GET /auth/me"));
  const [chosen, choose] = useState<string>();
  return (
    <>
      <TypeTwice key={chosen === undefined ? "typing" : "typed"} onChosen={choose} />
      {confirm({
        open: chosen !== undefined,
        email: customer?.email ?? "",
        code: {
          title: t("codeTitle"),
          submit: t("codeSubmit"),
          ask: (language) => api("POST /wallet/pin/codes", { body: { language } }),
          verify: (code) => api("POST /wallet/pin/reset", { body: { pin: chosen ?? "", code } }),
        },
        onClose: () => choose(undefined),
        onConfirmed: () => onSet(chosen ?? ""),
      })}
    </>
  );
}

type TypeTwiceProps = {
  onChosen: (pin: string) => void;
  /** Where the PIN of before will be asked for: who does not know it says so first. */
  onForgotten?: () => void;
};

export function TypeTwice({ onChosen, onForgotten }: TypeTwiceProps) {
  const t = useTranslations("wallet.pin");
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
      <WalletPinPad
        key={first === undefined ? "first" : "again"}
        title={first === undefined ? t("new") : t("again")}
        onConfirm={typed}
        {...(onForgotten && { onSecondary: onForgotten })}
      />
    </div>
  );
}

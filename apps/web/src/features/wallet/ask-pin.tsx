import { Sheet } from "@rihla/ui/sheet";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import type { Confirm } from "../../lib/session/confirm.ts";
import { ChoosePin } from "./choose-pin.tsx";
import { TypedPin } from "./typed-pin.tsx";

type AskPinProps = {
  /** What it is for. */
  title: string;
  /** Of what was done with the PIN last. */
  error: Error | null;
  busy: boolean;
  onPin: (pin: string) => void;
  onClose: () => void;
  confirm: Confirm;
};

/** Over a page, the wallet's PIN for something other than a payment; who has none, or has forgotten it, chooses one first. */
export function AskPin({ title, error, busy, onPin, onClose, confirm }: AskPinProps) {
  const t = useTranslations("wallet.pin");
  const wallet = useQuery({ ...apiQuery("GET /wallet"), staleTime: 0 });
  const [forgotten, setForgotten] = useState(false);
  const isUnset = wallet.data?.pin === null || (error instanceof ApiProblem && error.code === "pin_not_set");
  const chosen = (pin: string) => {
    setForgotten(false);
    void wallet.refetch(); // there is a PIN now: should what it is for go wrong, this one is asked for
    onPin(pin);
  };
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t("close")}>
      {forgotten || (isUnset && !busy) ? (
        <ChoosePin confirm={confirm} onSet={chosen} />
      ) : (
        <TypedPin
          attempts={wallet.data?.pin?.attemptsLeft}
          error={error}
          busy={busy}
          onPin={onPin}
          onForgotten={() => setForgotten(true)}
        />
      )}
    </Sheet>
  );
}

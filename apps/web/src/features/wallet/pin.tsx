import type { Wallet } from "@rihla/contract";
import { RowArrow, RowWords, rowLook } from "@rihla/ui/rows";
import { Sheet } from "@rihla/ui/sheet";
import { Toast } from "@rihla/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import type { Confirm } from "../../lib/session/confirm.ts";
import { ChangePin } from "./change-pin.tsx";
import { ChoosePin } from "./choose-pin.tsx";

type PinProps = Pick<Wallet, "pin"> & { confirm: Confirm };

/** How the PIN stands, as a row, and its sheet: chosen, changed, or chosen anew when it is forgotten or blocked. */
export function Pin({ pin, confirm }: PinProps) {
  const t = useTranslations("wallet.pin");
  const common = useTranslations("common");
  const client = useQueryClient();
  const [open, setOpen] = useState<"change" | "choose">();
  const [saved, setSaved] = useState(false);
  const state = pin === null ? "none" : pin.attemptsLeft === 0 ? "blocked" : "set";
  const done = () => {
    setOpen(undefined);
    setSaved(true);
    client.invalidateQueries({ queryKey: apiQuery("GET /wallet").queryKey });
  };
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        className={rowLook}
        onClick={() => setOpen(state === "set" ? "change" : "choose")}
      >
        <RowWords title={t(state === "set" ? "change" : "choose")} detail={t(state)} />
        <RowArrow />
      </button>
      <Sheet
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={t("title")}
        closeLabel={common("close")}
      >
        {open === "change" && pin && (
          <ChangePin attemptsLeft={pin.attemptsLeft} onForgotten={() => setOpen("choose")} onChanged={done} />
        )}
        {open === "choose" && <ChoosePin confirm={confirm} onSet={done} />}
      </Sheet>
      <Toast message={saved && t("saved")} onDone={() => setSaved(false)} />
    </div>
  );
}

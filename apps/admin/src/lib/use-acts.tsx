import { Notice } from "@rihla/ui/notice";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ActSheet, type Offered } from "./act-sheet.tsx";

/** The acts of a screen: `offer` opens one, `told` says what became of the last, `sheet` is where it is done. */
export function useActs() {
  const [offered, setOffered] = useState<Offered>();
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState<ReactNode>();
  // A browser keeps a page that is left as it stood: what was shown once is not shown by going back.
  useEffect(() => {
    const forget = () => setDone(undefined);
    addEventListener("pagehide", forget);
    return () => removeEventListener("pagehide", forget);
  }, []);
  return {
    offer: (act: Offered) => {
      setDone(undefined);
      setOffered(act);
      setOpening((before) => before + 1);
      setOpen(true);
    },
    told: done && (
      <Notice tone="good" announce>
        {done}
      </Notice>
    ),
    sheet: (
      <ActSheet
        open={open}
        offered={offered}
        opening={opening}
        onClose={() => setOpen(false)}
        onDone={(said) => {
          setOpen(false);
          setDone(said);
        }}
      />
    ),
  };
}

export type Acts = Pick<ReturnType<typeof useActs>, "offer">;

/** What is told of an act that may wait for a second person. */
export function useDoneWords() {
  const t = useTranslations("admin");
  return ({ proposal }: { proposal: string | null }) =>
    proposal === null ? t("do.done") : t("do.proposed", { id: proposal.slice(-6) });
}

import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { putBack, removeFromCart } from "../../../domain/cart/change-cart.ts";

type Removed = { line: CartLine; name: string; place: number };

/** The line that was taken out last, until another is or the page is left. */
export function useRemoving() {
  const [removed, setRemoved] = useState<Removed>();
  return {
    removed,
    remove: (line: CartLine, name: string) => setRemoved({ line, name, place: removeFromCart(line) }),
    putBack: () => {
      if (removed) putBack(removed.line, removed.place);
      setRemoved(undefined);
    },
  };
}

/** Says what went, with the way back; takes the focus, whose button is gone with the line. */
export function RemovedLine({ line, name, onPutBack }: Removed & { onPutBack: () => void }) {
  const t = useTranslations("cart");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // For each line that goes.
    if (line) button.current?.focus();
  }, [line]);
  return (
    <Notice
      announce
      className="mb-6"
      actions={
        <Button ref={button} kind="secondary" size="small" onClick={onPutBack}>
          {t("undo")}
        </Button>
      }
    >
      {t.rich("removed", { name: () => <bdi className="font-semibold">{name}</bdi> })}
    </Notice>
  );
}

import { couponCodeLongest } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { TextField } from "@rihla/ui/text-field";
import { ChevronDown, Tag } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useFocusAfter } from "./use-focus-after.ts";

type CouponEntryProps = {
  /** A code that came with an address, or that the order was refused with. */
  refused: string | undefined;
  error: string | undefined;
  applying: boolean;
  pressed: RefObject<boolean>;
  onApply: (typed: string) => void;
};

/** Where a code is typed, folded away until somebody has one. */
export function CouponEntry({ refused, error, applying, pressed, onApply }: CouponEntryProps) {
  const t = useTranslations("checkout.coupon");
  const id = useId();
  const [open, setOpen] = useState(refused !== undefined);
  const [typed, setTyped] = useState(refused ?? "");
  const fold = useFocusAfter<HTMLButtonElement>(pressed);
  const apply = () => {
    if (typed.trim() && !applying) onApply(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // It would pay.
    event.preventDefault();
    apply();
  };
  return (
    <>
      <button
        ref={fold}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 text-sm font-semibold text-sea hover:underline"
      >
        <Tag aria-hidden="true" className="flip-rtl size-5 shrink-0" />
        {t("add")}
        <ChevronDown aria-hidden="true" className={open ? "size-5 rotate-180" : "size-5"} />
      </button>
      <div id={id} hidden={!open} className="pt-1 pb-2">
        <div className="flex items-start gap-2">
          <TextField
            fieldClassName="min-w-0 grow"
            label={t("label")}
            error={error}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            readOnly={applying}
            maxLength={couponCodeLongest}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            dir="auto"
          />
          <Button kind="secondary" className="mt-6.5" busy={applying} onClick={apply}>
            {t("apply")}
          </Button>
        </div>
      </div>
    </>
  );
}

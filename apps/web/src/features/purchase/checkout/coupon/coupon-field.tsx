import { Button } from "@rihla/ui/button";
import { CircleCheck } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../../../lib/api/use-problem-text.ts";
import { CouponEntry } from "./coupon-entry.tsx";
import type { CouponRefusal } from "./quote-with-coupon.ts";
import { useFocusAfter } from "./use-focus-after.ts";

type CouponFieldProps = {
  /** The code that the price on the screen counts with. */
  applied: string | null;
  applying: boolean;
  refusal: CouponRefusal | undefined;
  onApply: (typed: string) => void;
  onRemove: () => void;
};

/** A promo code: folded away, entered, applying, applied, removed. What becomes of it is also read out. */
export function CouponField({ applied, applying, refusal, onApply, onRemove }: CouponFieldProps) {
  const t = useTranslations("checkout.coupon");
  const problemText = useProblemText();
  const [removed, setRemoved] = useState(false);
  const pressed = useRef(false);
  const error = refusal && !applying ? problemText(refusal.error) : undefined;
  const outcome = error ?? (applied ? t("applied") : removed ? t("removed") : "");
  const press = (isRemoval: boolean, act: () => void) => {
    pressed.current = true;
    setRemoved(isRemoval);
    act();
  };
  return (
    <div className="has-[[aria-expanded=true]]:basis-full">
      <p role="status" className="sr-only">
        {applying ? t("applying") : outcome}
      </p>
      {applied && !applying ? (
        <Applied code={applied} pressed={pressed} onRemove={() => press(true, onRemove)} />
      ) : (
        <CouponEntry
          refused={refusal?.code}
          error={error}
          applying={applying}
          pressed={pressed}
          onApply={(typed) => press(false, () => onApply(typed))}
        />
      )}
    </div>
  );
}

type AppliedProps = { code: string; pressed: RefObject<boolean>; onRemove: () => void };

function Applied({ code, pressed, onRemove }: AppliedProps) {
  const t = useTranslations("checkout.coupon");
  const button = useFocusAfter<HTMLButtonElement>(pressed);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-1 text-sm">
      <p className="flex min-w-0 items-center gap-2">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-palm" />
        <span>
          {t("applied")}
          <bdi className="block font-semibold break-all">{code}</bdi>
        </span>
      </p>
      <Button ref={button} kind="quiet" size="small" className="-me-4" onClick={onRemove}>
        {t("remove")}
      </Button>
    </div>
  );
}

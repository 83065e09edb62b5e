import { maxQuantity } from "@rihla/contract/rules";
import { IconButton } from "@rihla/ui/icon-button";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";

/** As many are typed rather than pressed together. */
const groupFrom = 10;

type QuantityProps = {
  quantity: number;
  onQuantity: (change: (before: number) => number) => void;
  /** Of which plan, where there are several. */
  of?: string;
};

export function Quantity({ quantity, onQuantity, of }: QuantityProps) {
  const t = useTranslations("checkout.plan");
  // Each press counts from the one before, also where the page has not caught up with it.
  const change = (by: number) => onQuantity((before) => Math.min(maxQuantity, Math.max(1, before + by)));
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{[t("quantity"), of].filter(Boolean).join(" · ")}</legend>
      <IconButton label={t("fewer")} aria-disabled={quantity <= 1} onClick={() => change(-1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      {quantity < groupFrom ? (
        <output className="min-w-16 text-center text-sm font-semibold">
          {t("count", { count: quantity })}
        </output>
      ) : (
        <GroupSize key={quantity} quantity={quantity} onQuantity={onQuantity} />
      )}
      <IconButton label={t("more")} aria-disabled={quantity >= maxQuantity} onClick={() => change(1)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
      {quantity >= groupFrom && <p className="basis-full text-sm text-ink-2">{t("group")}</p>}
    </fieldset>
  );
}

/** Counts once the number is whole: a first digit alone is none, unless the person leaves it at that. */
function GroupSize({ quantity, onQuantity }: Pick<QuantityProps, "quantity" | "onQuantity">) {
  const t = useTranslations("checkout.plan");
  const [typed, setTyped] = useState(String(quantity));
  const wanted = Math.min(maxQuantity, Number(typed));
  const take = () => {
    if (Number.isInteger(wanted) && wanted > 0 && wanted !== quantity) onQuantity(() => wanted);
    else setTyped(String(quantity));
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      maxLength={3}
      aria-label={t("quantity")}
      value={typed}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, ""))}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        take();
      }}
      className="min-h-11 w-20 rounded-control border border-edge bg-surface text-center text-base font-semibold"
    />
  );
}

import type { Money, OfferedMethod, Quote } from "@rihla/contract";
import { formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { CardMarks } from "@rihla/ui/card-marks";
import { classNames } from "@rihla/ui/class-names";
import { Price } from "@rihla/ui/price";
import { lazy, Suspense } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useCardNames } from "../../../domain/payments/use-card-names.ts";
import { useGivingBack } from "../../../domain/plans/use-giving-back.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { PaymentProblem } from "../payment-problem.tsx";
import { SecurePayment } from "../secure-payment.tsx";
import type { CheckoutValues } from "./checkout-values.ts";
import { givingBackOfAll } from "./giving-back-of-all.ts";
import { useChosenMethod } from "./method/chosen-method.ts";
import type { useCheckout } from "./use-checkout.ts";

// Fetched where more guests have ordered from one address than may.
const Crowded = lazy(() => import("./crowded.tsx"));

type PayBarProps = {
  /** Undefined while the price of what was just chosen is on its way: nothing can be paid then. */
  total: Money | undefined;
  checkout: Pick<ReturnType<typeof useCheckout>, "busy" | "working" | "crowded" | "problem" | "before">;
  methods: readonly OfferedMethod[];
  lines: Quote["lines"];
  /** The button alone says the total. */
  short?: boolean;
};

/** The button, and above it why it did not do what it says. */
export function PayBar({
  total,
  checkout: { busy, working, crowded, problem, before },
  methods,
  lines,
  short,
}: PayBarProps) {
  const t = useTranslations("checkout");
  const leaving = useTranslations("payment.redirect");
  const { language } = useVisitor();
  const { inShort } = useGivingBack();
  const rule = givingBackOfAll(lines);
  const chosen = useChosenMethod(methods);
  const namesOf = useCardNames();
  const cards = chosen?.cards ?? [];
  return (
    <>
      {crowded ? (
        <Suspense>
          <Crowded />
        </Suspense>
      ) : (
        <PaymentProblem error={problem} before={before} total={total} />
      )}
      <ToComplete />
      {methods.length === 0 && total && (
        <p className="pb-2 text-center text-sm font-medium text-brick">{t("method.noneOffered")}</p>
      )}
      {chosen && chosen.method !== "wallet" && <p className="pb-2 text-xs text-ink-2">{leaving("body")}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!short && (
          <dl className="shrink-0 lg:hidden">
            <div className="font-bold">
              <dt className="text-xs font-normal text-ink-2">{t("total.total")}</dt>
              <dd>{total && <Price size="large">{formatMoney(total, language)}</Price>}</dd>
            </div>
          </dl>
        )}
        <Button
          type="submit"
          busy={busy}
          disabled={!chosen || !total}
          className={classNames("flex-1 flex-wrap gap-y-0.5 px-3", !short && "min-w-44")}
        >
          {busy || !total ? (
            t(working ? "oneMoment" : busy ? "paying" : "total.counting")
          ) : (
            <>
              <span>
                {t("pay")} <Price size="medium">{formatMoney(total, language)}</Price>
              </span>
              <CardMarks cards={cards} label={namesOf(cards)} />
            </>
          )}
        </Button>
      </div>
      <SecurePayment method={chosen} giveBack={rule && inShort(rule)} />
    </>
  );
}

/** In the order of the page. */
const fields = [
  "email",
  "name",
  "phoneNumber",
  "country",
  "method",
  "compatibility",
  "terms",
] as const satisfies (keyof CheckoutValues)[];

/** How many fields are still wrong, and the way to the first of them. */
function ToComplete() {
  const t = useTranslations("checkout");
  const { setFocus } = useFormContext<CheckoutValues>();
  const { isSubmitted, errors } = useFormState<CheckoutValues>();
  const wrong = fields.filter((field) => errors[field]);
  const first = wrong[0];
  if (!isSubmitted || !first) return null;
  return (
    <p role="alert" className="pb-2 text-center text-sm font-medium text-brick">
      <button
        type="button"
        className="inline-flex min-h-11 items-center underline"
        onClick={() => setFocus(first)}
      >
        {t("check", { count: wrong.length })}
      </button>
    </p>
  );
}

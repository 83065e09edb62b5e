import { useFormContext, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { CheckoutValues } from "../checkout-values.ts";
import { likelyEmail } from "./email-typo.ts";

/** A question, never a correction made for them: the odd address may be right. */
export function EmailSuggestion() {
  const t = useTranslations("checkout.billing");
  const { control, setValue } = useFormContext<CheckoutValues>();
  const suggestion = likelyEmail(useWatch({ control, name: "email" }));
  const accept = () =>
    suggestion && setValue("email", suggestion, { shouldDirty: true, shouldValidate: true });
  return (
    <div role="status">
      {suggestion && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 rounded-control bg-saffron-soft px-4 py-1 text-sm">
          <span>
            {t.rich("emailTypo", { suggestion: () => <bdi className="font-semibold">{suggestion}</bdi> })}
          </span>
          <button type="button" onClick={accept} className="min-h-11 font-semibold text-sea underline">
            {t("useSuggestion")}
          </button>
        </p>
      )}
    </div>
  );
}

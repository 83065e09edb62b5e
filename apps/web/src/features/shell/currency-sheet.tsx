import { currencies, offeredCurrencies } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import type { CSSProperties, FormEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { chosenByHand } from "../../domain/person/chosen-by-hand.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { storeCurrency } from "../../lib/session/preferences.ts";
import { ChoiceSheet, choiceLook, hideSheet, Mark } from "./choice-sheet.tsx";

export const currencySheetId = "currency-sheet";

export function CurrencySheet() {
  const t = useTranslations("shell");
  return (
    <ChoiceSheet id={currencySheetId} title={t("currency.title")}>
      <CurrencyChoices sheet={currencySheetId} />
    </ChoiceSheet>
  );
}

/** Without scripts the form asks the server to remember; with them the page is only asked for its prices again. */
export function CurrencyChoices({ sheet }: { sheet: string }) {
  const { language, currency } = useVisitor();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    storeCurrency(button.value);
    chosenByHand({ currency: button.value });
    hideSheet(sheet);
    revalidate();
  };
  return (
    <form method="post" action="/currency" onSubmit={choose}>
      <input type="hidden" name="next" value={pathname + search} />
      {offeredCurrencies.map((code) => (
        <button
          key={code}
          type="submit"
          name="currency"
          value={code}
          aria-current={code === currency ? "true" : undefined}
          className={choiceLook}
        >
          <Mark on={code === currency} />
          <span
            className="inline-flex shrink-0 rounded-md ring-2 ring-transparent"
            style={{ "--tw-ring-color": currencies[code]?.color } as CSSProperties}
          >
            <FlagTile src={currencies[code]?.image ?? ""} />
          </span>
          <span className="min-w-0">
            <span className="block">{currencies[code]?.names[language]}</span>
            <span className="block text-sm text-ink-2">
              {currencies[code]?.symbol[language]} · {code}
            </span>
          </span>
        </button>
      ))}
    </form>
  );
}

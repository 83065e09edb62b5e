import type { Language } from "@rihla/contract";
import { currencies, languageCodes, locales, offeredCurrencies } from "@rihla/i18n";
import { Notice } from "@rihla/ui/notice";
import { RadioCard } from "@rihla/ui/radio-card";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useTranslations } from "use-intl";
import { type Choice as Chosen, giveToAccount } from "../../domain/person/account-preferences.ts";
import { chosenByHand } from "../../domain/person/chosen-by-hand.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { storeCurrency, storeLanguage } from "../../lib/session/preferences.ts";
import { readToken } from "../../lib/session/session.ts";
import { inLanguage, paths } from "../../paths.ts";
import { AlertMailsSection } from "./notifications/alert-mails.tsx";
import { NotificationKindsSection } from "./notifications/notification-kinds.tsx";
import { Notifications } from "./notifications/notifications.tsx";
import { PaymentOpensIn } from "./payment-opens-in.tsx";

/** Chosen here, and in the account of whoever is signed in. */
export function Preferences() {
  const t = useTranslations("profile.preferences");
  const { language, pressed, chooseLanguage, chooseCurrency, notInAccount } = useChoices();
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 pt-2 md:pt-8">
      <h1 className="max-md:sr-only text-2xl font-semibold">{t("title")}</h1>
      {notInAccount && (
        <Notice tone="care" announce>
          {t("localOnly")}
        </Notice>
      )}
      <Choice title={t("language")} detail={t("languageDetail")}>
        {languageCodes.map((code) => (
          <RadioCard
            key={code}
            name="language"
            value={code}
            chosen={code === pressed.language}
            onChoose={() => chooseLanguage(code)}
            label={<span lang={code}>{locales[code].name}</span>}
          />
        ))}
      </Choice>
      <Choice title={t("currency")} detail={t("currencyDetail")}>
        {offeredCurrencies.map((code) => (
          <RadioCard
            key={code}
            name="currency"
            value={code}
            chosen={code === pressed.currency}
            onChoose={chooseCurrency}
            label={currencies[code]?.names[language]}
            detail={`${currencies[code]?.symbol[language]} · ${code}`}
          />
        ))}
      </Choice>
      <PaymentOpensIn />
      <Notifications />
      <NotificationKindsSection />
      <AlertMailsSection />
    </div>
  );
}

function Choice({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{title}</legend>
      <p className="pb-3 text-sm text-ink-2">{detail}</p>
      <div className="flex flex-col gap-2">{children}</div>
    </fieldset>
  );
}

function useChoices() {
  const { language, currency } = useVisitor();
  // What was just pressed is marked at once; the page follows when its words or prices are here.
  const [pressed, setPressed] = useState({ language, currency });
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const save = useMutation({
    mutationFn: async (chosen: Chosen) => (readToken() ? giveToAccount(chosen) : chosenByHand(chosen)),
  });
  return {
    language,
    pressed,
    notInAccount: save.isError,
    chooseLanguage(next: Language) {
      setPressed({ ...pressed, language: next });
      storeLanguage(next);
      save.mutate({ language: next });
      navigate(inLanguage(paths.preferences(), next), { replace: true, preventScrollReset: true });
    },
    chooseCurrency(next: string) {
      setPressed({ ...pressed, currency: next });
      storeCurrency(next);
      save.mutate({ currency: next });
      revalidate();
    },
  };
}

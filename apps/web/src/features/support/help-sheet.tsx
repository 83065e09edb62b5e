import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { IntlProvider, useTranslations } from "use-intl";
import { loadMessages, messagesOf } from "../../lib/messages.ts";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Channels } from "./channels.tsx";

type HelpSheetProps = { open: boolean; onClose: () => void };

export function fetchWords(language: Language): Promise<void> {
  return loadMessages(language, ["contact"]);
}

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
export function HelpSheet(props: HelpSheetProps) {
  const { language } = useVisitor();
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <Contents {...props} />
    </IntlProvider>
  );
}

function Contents({ open, onClose }: HelpSheetProps) {
  const t = useTranslations("contact");
  const common = useTranslations("common");
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <p className="mb-4 text-ink-2">{t("hours")}</p>
      <Channels />
      <LinkButton kind="quiet" size="medium" wide to={paths.support()} onClick={onClose} className="mt-3">
        {t("questions")}
      </LinkButton>
    </Sheet>
  );
}

import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { LinkButton } from "@rihla/ui/link-button";
import { Sheet as Rising } from "@rihla/ui/sheet";
import { useEffect } from "react";
import { IntlProvider, useTranslations } from "use-intl";
import { chatBegun, chatOpen } from "../../domain/person/chat-here.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { loadMessages, messagesOf } from "../../lib/text/messages.ts";
import { paths } from "../../paths.ts";
import { ContactWays } from "./contact-ways.tsx";
import { useContactHours } from "./use-contact-hours.ts";

type HelpSheetProps = { open: boolean; onClose: () => void };

export function fetchWords(language: Language): Promise<void> {
  return loadMessages(language, ["contact"]);
}

/** Words that came after the page: it doesn't know them, so they are handed down anew. */
export function Sheet(props: HelpSheetProps) {
  const { language } = useVisitor();
  const { open, onClose } = props;
  const hasChat = chatBegun.read() !== undefined;
  useEffect(() => {
    if (!open || !hasChat) return;
    onClose();
    chatOpen.write("open");
  }, [open, hasChat, onClose]);
  // Who has begun to chat goes on with it; there it is told of the other ways.
  if (hasChat) return null;
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <Contents {...props} />
    </IntlProvider>
  );
}

function Contents({ open, onClose }: HelpSheetProps) {
  const t = useTranslations("contact");
  const hours = useContactHours();
  const common = useTranslations("common");
  return (
    <Rising open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <p className="mb-4 text-ink-2">{hours}</p>
      <ContactWays onChat={onClose} />
      <LinkButton kind="quiet" size="medium" wide to={paths.support()} onClick={onClose} className="mt-3">
        {t("questions")}
      </LinkButton>
    </Rising>
  );
}

import { brand } from "@rihla/i18n";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Mail, MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSignedInCustomer } from "../../domain/person/signed-in-customer.ts";
import { useIsOffline } from "../../lib/page/is-offline.ts";
import { mailAddress, whatsAppAddress } from "../../lib/text/contact-addresses.ts";

type ChannelsProps = {
  /** What was looked for in vain. */
  about?: string | undefined;
  /** What was said in the chat. */
  thread?: string | undefined;
  /** Nothing better stands above. */
  first?: boolean;
};

/** WhatsApp and e-mail, with the first words already written. The page is everybody's: who writes is known later. */
export function Channels({ about, thread, first = true }: ChannelsProps) {
  const t = useTranslations("contact");
  const without = useTranslations("shell.problem.offline");
  const isOffline = useIsOffline();
  const customer = useSignedInCustomer();
  const who = customer ? "known" : "guest";
  const email = customer?.email ?? "";
  const more = about ? t("about", { query: about }) : thread;
  const lookedFor = more ? `\n\n${more}` : "";
  return (
    <>
      <div className="flex flex-col gap-2.5">
        {isOffline ? (
          <p className="text-sm text-ink-2">{without("whatsapp")}</p>
        ) : (
          <OutsideLinkButton
            href={whatsAppAddress(t(`chat.${who}`, { email }) + lookedFor)}
            kind={first ? "primary" : "secondary"}
            wide
          >
            <MessageCircle aria-hidden="true" className="size-5" /> {t("whatsapp")}
          </OutsideLinkButton>
        )}
        <OutsideLinkButton
          href={mailAddress(t("subject"), t(`mail.${who}`, { email }) + lookedFor)}
          kind={first && isOffline ? "primary" : "secondary"}
          wide
        >
          <Mail aria-hidden="true" className="size-5" /> {t("email")}
        </OutsideLinkButton>
      </div>
      <p className="mt-2 text-center text-sm text-ink-2">
        <bdi dir="ltr">{brand.supportEmail}</bdi>
      </p>
      <p className="mt-3 text-sm text-ink-2">{t("wait")}</p>
      <p className="mt-1 text-sm text-ink-2">{t("tip")}</p>
    </>
  );
}

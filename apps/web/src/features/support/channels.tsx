import { brand } from "@rihla/i18n";
import { Mail, MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSignedInCustomer } from "../../domain/person/signed-in-customer.ts";
import { OutsideLinkButton } from "../../ui/link-button.tsx";
import { mailAddress, whatsAppAddress } from "./contact-addresses.ts";

/** WhatsApp and e-mail, with the first words already written. The page is everybody's: who writes is known later. */
export function Channels() {
  const t = useTranslations("contact");
  const customer = useSignedInCustomer();
  const who = customer ? "known" : "guest";
  const email = customer?.email ?? "";
  return (
    <>
      <div className="flex flex-col gap-2.5">
        <OutsideLinkButton href={whatsAppAddress(t(`chat.${who}`, { email }))} wide>
          <MessageCircle aria-hidden="true" className="size-5" /> {t("whatsapp")}
        </OutsideLinkButton>
        <OutsideLinkButton
          href={mailAddress(t("subject"), t(`mail.${who}`, { email }))}
          kind="secondary"
          wide
        >
          <Mail aria-hidden="true" className="size-5" /> {t("email")}
        </OutsideLinkButton>
      </div>
      <p className="mt-2 text-center text-sm text-ink-2">
        <bdi dir="ltr">{brand.supportEmail}</bdi>
      </p>
      <p className="mt-3 text-sm text-ink-2">{t("tip")}</p>
    </>
  );
}

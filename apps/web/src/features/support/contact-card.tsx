import { useTranslations } from "use-intl";
import { Card } from "../../ui/card.tsx";
import { Channels } from "./channels.tsx";

/** A person to ask: beside the questions on a wide screen, after them on a phone. */
export function ContactCard() {
  const t = useTranslations("contact");
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-4 md:sticky md:top-6">
      <Card className="p-5">
        <h2 id="contact-title" className="text-lg">
          {t("title")}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{t("hours")}</p>
        <Channels />
      </Card>
    </section>
  );
}

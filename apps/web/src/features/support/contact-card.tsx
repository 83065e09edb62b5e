import { Card } from "@rihla/ui/card";
import { Link } from "@rihla/ui/link";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";
import { ContactWays } from "./contact-ways.tsx";
import { useContactHours } from "./use-contact-hours.ts";

/** A person to ask: beside the questions on a wide screen, after them on a phone. `about`: what was looked for in vain. */
export function ContactCard({ about }: { about: string | undefined }) {
  const t = useTranslations("contact");
  const hours = useContactHours();
  return (
    <section id="contact" aria-labelledby="contact-title" className="scroll-mt-4 md:sticky md:top-6">
      <Card className="p-5">
        <h2 id="contact-title" className="text-lg">
          {t("title")}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{hours}</p>
        <ContactWays about={about} />
        <Link to={`${paths.guideActivation()}#no-data`} className={noDataLook}>
          {t("noData")}
        </Link>
      </Card>
    </section>
  );
}

const noDataLook = "mt-1 inline-flex min-h-11 items-center text-sm text-sea underline underline-offset-4";

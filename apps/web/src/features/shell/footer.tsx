import { brand } from "@rihla/i18n";
import { Mail, MessageCircle } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";

const linkLook = "inline-flex min-h-11 items-center gap-2 hover:text-sea hover:underline";

/** Only places that exist. */
export function Footer() {
  const t = useTranslations("shell");
  const { language } = useVisitor();
  return (
    <footer className="border-t border-line bg-sand text-sm">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 md:grid-cols-[2fr_1fr_1fr] md:px-8">
        <div className="sm:col-span-2 md:col-span-1">
          <Logo name={brand.name[language]} />
          <p className="mt-3 max-w-xs text-ink-2">{t("footer.promise")}</p>
        </div>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop" className="mb-1 font-semibold">
            {t("footer.shop")}
          </h2>
          <ul>
            <li>
              <Link to={`${paths.home()}#destinations`} className={linkLook}>
                {t("nav.destinations")}
              </Link>
            </li>
            <li>
              <Link to={paths.home({ kind: "region" })} className={linkLook}>
                {t("footer.regions")}
              </Link>
            </li>
            <li>
              <Link to={paths.home({ kind: "world" })} className={linkLook}>
                {t("footer.world")}
              </Link>
            </li>
            <li>
              <Link to={paths.esims()} className={linkLook}>
                {t("nav.esims")}
              </Link>
            </li>
            <li>
              <Link to={paths.profile()} className={linkLook}>
                {t("nav.profile")}
              </Link>
            </li>
          </ul>
        </nav>
        <Contact />
      </div>
    </footer>
  );
}

function Contact() {
  const t = useTranslations("shell.footer");
  const subject = encodeURIComponent(t("emailSubject"));
  const text = encodeURIComponent(t("whatsappText"));
  return (
    <section id="contact" aria-labelledby="footer-contact" className="scroll-mt-6">
      <h2 id="footer-contact" className="mb-1 font-semibold">
        {t("contact")}
      </h2>
      <ul>
        <li>
          <a href={`https://wa.me/${brand.whatsAppNumber}?text=${text}`} className={linkLook}>
            <MessageCircle aria-hidden="true" className="size-4" /> {t("whatsapp")}
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.supportEmail}?subject=${subject}`} className={linkLook}>
            <Mail aria-hidden="true" className="size-4" /> {t("email")}
          </a>
        </li>
      </ul>
      <p className="mt-1 text-ink-2">{t("hours")}</p>
    </section>
  );
}

import { brand } from "@rihla/i18n";
import { Link } from "@rihla/ui/link";
import { Logo } from "@rihla/ui/logo";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { footerLinks } from "./footer-links.ts";

export function Footer() {
  const t = useTranslations("shell");
  const { language } = useVisitor();
  return (
    <footer className="drawn-when-near [--undrawn-height:13rem] border-t border-line bg-sand text-sm md:[--undrawn-height:17.25rem]">
      <div className="mx-auto flex max-w-6xl flex-wrap gap-x-5 px-4 py-4 md:grid md:grid-cols-[2fr_1fr_1fr_1fr] md:gap-4 md:px-8 md:py-10">
        <div className="max-md:hidden">
          <Logo name={brand.name[language]} />
          <p className="mt-3 max-w-xs text-ink-2">{t("footer.promise")}</p>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)} className="max-md:contents">
            <h2 className="font-semibold max-md:sr-only">{t(title)}</h2>
            <ul className="flex-col max-md:contents md:flex">
              {links.map(([label, to]) => (
                <li key={label}>
                  <Link to={to} className="inline-flex min-h-11 items-center hover:text-sea hover:underline">
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

import { CreditCard, type LucideIcon, ReceiptText, Undo2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { Link } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";

const facts: { key: "bank" | "refund" | "price"; icon: LucideIcon; to: string }[] = [
  { key: "bank", icon: CreditCard, to: paths.support("methods") },
  { key: "refund", icon: Undo2, to: paths.support("refund") },
  { key: "price", icon: ReceiptText, to: `${paths.terms()}#price` },
];

/** What the shop promises, each with where it is said in full. */
export function CheckableFacts() {
  const t = useTranslations("discover.proof");
  return (
    <section aria-labelledby="checkable" className="mt-8 md:mt-12">
      <h2 id="checkable" className="mb-4 text-lg md:mb-6 md:text-center md:text-xl">
        {t("title")}
      </h2>
      <ul className="drawn-when-near grid gap-3 md:grid-cols-3 md:gap-4">
        {facts.map(({ key, icon: Icon, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex h-full gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-edge"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
              <span>
                <span className="block font-medium">{t(`${key}.title`)}</span>
                <span className="mt-1 block text-sm text-ink-2">{t(`${key}.body`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

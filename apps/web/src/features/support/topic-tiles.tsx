import { classNames } from "@rihla/ui/class-names";
import {
  CreditCard,
  Gauge,
  type LucideIcon,
  MessageCircle,
  PlaneLanding,
  QrCode,
  ShieldCheck,
  ShoppingBag,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { type TopicId, topics } from "./topics.ts";
import { useContactHours } from "./use-contact-hours.ts";

const icons: Record<TopicId, LucideIcon> = {
  before: ShoppingBag,
  paying: CreditCard,
  installing: QrCode,
  landing: PlaneLanding,
  usage: Gauge,
  problems: ShieldCheck,
};
const look =
  "flex h-full min-h-17 gap-x-3 gap-y-1.5 rounded-card border border-line bg-surface px-3.5 py-3 shadow-card transition-colors duration-150 hover:border-edge";

/** The way to each topic, and on a phone to us, who stand beside the questions elsewhere. */
export function TopicTiles() {
  const t = useTranslations("support");
  const contact = useTranslations("contact");
  const hours = useContactHours();
  return (
    <nav aria-label={t("topicsLabel")} className="mt-5 md:mt-8">
      <ul className="grid grid-cols-2 gap-2.5 max-[18rem]:grid-cols-1 md:grid-cols-3 md:gap-4">
        {topics.map(({ id, questions }) => {
          const Icon = icons[id];
          return (
            <li key={id}>
              <a href={`#${id}`} className={classNames(look, "flex-col md:flex-row md:items-center")}>
                <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
                <span className="min-w-0">
                  <span className="block text-sm font-medium md:text-base">{t(`topics.${id}`)}</span>
                  <span className="hidden text-sm text-ink-2 md:block">
                    {t("count", { count: questions.length })}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
        <li className="col-span-full md:hidden">
          <a href="#contact" className={classNames(look, "items-center")}>
            <MessageCircle aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
            <span>
              <span className="block text-sm font-medium">{contact("title")}</span>
              <span className="block text-sm text-ink-2">{hours}</span>
            </span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

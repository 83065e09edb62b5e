import type { OfferedMethod } from "@rihla/contract";
import { Rows, RowWords, rowLook } from "@rihla/ui/rows";
import {
  ChevronDown,
  CreditCard,
  Gauge,
  type LucideIcon,
  PlaneLanding,
  QrCode,
  ShieldCheck,
  ShoppingBag,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { Questions } from "./questions.tsx";
import { type TopicId, topics } from "./topics.ts";

const icons: Record<TopicId, LucideIcon> = {
  before: ShoppingBag,
  paying: CreditCard,
  installing: QrCode,
  landing: PlaneLanding,
  usage: Gauge,
  problems: ShieldCheck,
};

/** A row for each topic, which unfolds to its questions; an address that names one of either opens it, as a question's does. */
export function Topics({ methods }: { methods: readonly OfferedMethod[] }) {
  const t = useTranslations("support");
  return (
    <section aria-label={t("topicsLabel")}>
      <Rows>
        {topics.map(({ id, questions }) => {
          const Icon = icons[id];
          return (
            <details key={id} className="group/topic print:details-content:[content-visibility:visible]">
              <summary className={`${rowLook} list-none [&::-webkit-details-marker]:hidden`}>
                <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
                <RowWords
                  title={<h2 className="text-base font-medium">{t(`topics.${id}`)}</h2>}
                  detail={t("count", { count: questions.length })}
                />
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-ink-2 transition-transform duration-200 group-open/topic:rotate-180 print:hidden"
                />
              </summary>
              <div id={id} className="scroll-mt-20 px-3 pb-4">
                <Questions ids={questions} methods={methods} />
              </div>
            </details>
          );
        })}
      </Rows>
    </section>
  );
}

import type { OfferedMethod } from "@rihla/contract";
import { FoldedRow, Rows } from "@rihla/ui/rows";
import {
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
            <FoldedRow
              key={id}
              icon={<Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />}
              title={<h2 className="text-base font-medium">{t(`topics.${id}`)}</h2>}
              detail={t("count", { count: questions.length })}
            >
              <div id={id} className="scroll-mt-20 px-3 pb-4">
                <Questions ids={questions} methods={methods} />
              </div>
            </FoldedRow>
          );
        })}
      </Rows>
    </section>
  );
}

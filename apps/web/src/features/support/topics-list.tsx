import type { OfferedMethod } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { Questions } from "./questions.tsx";
import { topics } from "./topics.ts";

/** Every question, topic by topic. */
export function Topics({ methods }: { methods: readonly OfferedMethod[] }) {
  const t = useTranslations("support.topics");
  return (
    <div className="flex flex-col gap-8">
      {topics.map(({ id, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
          <h2 id={`${id}-title`} className="mb-3 text-lg">
            {t(id)}
          </h2>
          <Questions ids={questions} methods={methods} />
        </section>
      ))}
    </div>
  );
}

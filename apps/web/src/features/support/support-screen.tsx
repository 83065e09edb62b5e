import type { OfferedMethod } from "@rihla/contract";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ContactCard } from "./contact-card.tsx";
import { Found } from "./found.tsx";
import { HelpSearch } from "./help-search.tsx";
import { TopicTiles } from "./topic-tiles.tsx";
import { Topics } from "./topics-list.tsx";
import { useAnswers } from "./use-answers.ts";
import { useOpenAsked } from "./use-open-asked.ts";

/** The help centre. All questions are in the page; the search only chooses among them. */
export function SupportScreen({ methods, asked }: { methods: readonly OfferedMethod[]; asked: string }) {
  const t = useTranslations("support");
  const [typed, setTyped] = useState(asked);
  const found = useAnswers(typed, methods);
  useOpenAsked(found === null);
  const words = found ? t("search.found", { count: found.length, query: typed.trim() }) : "";
  return (
    <>
      <div className="md:mx-auto md:max-w-2xl md:pt-10 md:text-center">
        <h1 className="mb-4 text-2xl md:text-3xl">{t("title")}</h1>
        <HelpSearch typed={typed} onType={setTyped} />
        <p role="status" className="sr-only">
          {words}
        </p>
      </div>
      {!found && <TopicTiles />}
      <div className="mt-6 grid gap-8 md:mt-10 md:grid-cols-[minmax(0,1fr)_19rem] md:items-start md:gap-10">
        {found ? <Found ids={found} words={words} methods={methods} /> : <Topics methods={methods} />}
        <ContactCard />
      </div>
    </>
  );
}

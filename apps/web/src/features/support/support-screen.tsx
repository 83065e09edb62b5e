import type { OfferedMethod, ShopFacts } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { ContactCard } from "./contact-card.tsx";
import { Found } from "./found.tsx";
import { HelpPlaces } from "./help-places.tsx";
import { HelpSearchBox } from "./help-search-box.tsx";
import { Topics } from "./topics-list.tsx";
import { type Asked, useHelpSearch } from "./use-help-search.ts";
import { useOpenAsked } from "./use-open-asked.ts";

type SupportScreenProps = { methods: readonly OfferedMethod[]; facts: ShopFacts | null; asked: Asked };

/** The help centre. All questions are in the page; the search chooses among them and what other pages say. */
export function SupportScreen({ methods, facts, asked }: SupportScreenProps) {
  const t = useTranslations("support");
  const { typed, type, found, fetchSearch } = useHelpSearch(asked, facts);
  useOpenAsked(found === null);
  const words = found ? t("search.found", { count: found.length, query: typed.trim() }) : "";
  return (
    <>
      <div className="md:mx-auto md:max-w-2xl md:pt-10 md:text-center">
        <h1 className="mb-4 text-2xl md:text-3xl">{t("title")}</h1>
        <HelpSearchBox typed={typed} onType={type} onTouch={fetchSearch} />
        <p role="status" className="sr-only">
          {words}
        </p>
      </div>
      {!found && <HelpPlaces />}
      <div className="mt-4 grid grid-cols-1 gap-6 md:mt-10 md:grid-cols-[minmax(0,1fr)_19rem] md:items-start md:gap-10">
        {found ? <Found found={found} words={words} methods={methods} /> : <Topics methods={methods} />}
        <ContactCard about={found?.length === 0 ? typed.trim() : undefined} />
      </div>
    </>
  );
}

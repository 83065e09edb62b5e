import type { Language, ShopFacts } from "@rihla/contract";
import { useEffect, useState } from "react";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { Finding, HelpSearch } from "./search/help-search.ts";

/** What the server found for the address, so that it is here before any script. */
export type Asked = { typed: string; found: Finding[] | null };

/**
 * What is typed and what fits it: null while too little is typed to tell, or the search is still on its way (or can't come,
 * without a network): then every question stays in sight. `fetchSearch`: somebody is about to type.
 */
export function useHelpSearch(asked: Asked, facts: ShopFacts | null) {
  const { language } = useVisitor();
  const [typed, setTyped] = useState(asked.typed);
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState<{ language: Language; search: HelpSearch }>();
  useEffect(() => {
    if (!wanted) return;
    import("./search/help-search.ts")
      .then(({ openHelpSearch }) => openHelpSearch(language, facts))
      .then(
        (search) => setOpened({ language, search }),
        () => setWanted(false),
      );
  }, [wanted, language, facts]);
  const fetchSearch = () => setWanted(true);
  const type = (text: string) => {
    setTyped(text);
    fetchSearch();
  };
  const isEnough = typed.trim().length > 1;
  const search = opened?.language === language ? opened.search : null;
  const found = !isEnough ? null : search ? search(typed) : typed === asked.typed ? asked.found : null;
  return { typed, type, found, fetchSearch };
}

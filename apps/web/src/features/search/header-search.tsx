import { Search } from "lucide-react";
import { type ComponentType, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useHref } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";
import { iconLooks, inputLooks, type SearchLook } from "./search-look.ts";

type Box = ComponentType<{ look: SearchLook; text: string; focused: boolean }>;

/** Of every page, and on phones hardly seen: only a form, until it gets the focus and becomes the search box. */
export function HeaderSearch({ look = "header" }: { look?: SearchLook }) {
  const t = useTranslations("search");
  const action = useHref(paths.search());
  const input = useRef<HTMLInputElement>(null);
  const [ready, setReady] = useState<{ Box: Box; text: string } | null>(null);
  const become = async () => {
    const { SearchBox } = await import("./search-box.tsx");
    setReady({ Box: SearchBox, text: input.current?.value ?? "" });
  };
  if (ready) return <ready.Box look={look} text={ready.text} focused />;
  return (
    <search aria-label={look === "page" ? t("label") : undefined}>
      <form action={action} className="relative">
        <Search
          aria-hidden="true"
          className={`pointer-events-none absolute start-4 text-ink-2 ${iconLooks[look]}`}
        />
        <input
          ref={input}
          type="search"
          name="q"
          onFocus={() => become().catch(() => {})}
          aria-label={t("label")}
          placeholder={t("placeholder")}
          autoComplete="off"
          maxLength={80}
          className={`w-full border border-edge bg-surface text-ink placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden ${inputLooks[look]}`}
        />
      </form>
    </search>
  );
}

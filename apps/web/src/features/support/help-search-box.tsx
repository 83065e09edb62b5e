import { Search, X } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useHref } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";

type HelpSearchBoxProps = { typed: string; onType: (text: string) => void; onTouch: () => void };

/** Answers with each key; before any script runs, a form that asks the server. `onTouch`: somebody is about to type. */
export function HelpSearchBox({ typed, onType, onTouch }: HelpSearchBoxProps) {
  const t = useTranslations("support.search");
  const input = useRef<HTMLInputElement>(null);
  return (
    <search aria-label={t("label")}>
      <form
        action={useHref(paths.support())}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.blur(); // a phone's keyboard goes, the answers stay
        }}
        className="relative text-start print:hidden"
      >
        <Search aria-hidden="true" className="pointer-events-none absolute start-4 top-4 size-6 text-ink-2" />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          value={typed}
          onFocus={onTouch}
          onChange={(event) => onType(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          className="h-14 w-full rounded-2xl border border-edge bg-surface ps-13 pe-14 text-base text-ink shadow-card placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== "" && (
          <button
            type="button"
            onClick={() => {
              onType("");
              input.current?.focus();
            }}
            aria-label={t("clear")}
            className="absolute end-1.5 top-1.5 inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-sand"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </form>
    </search>
  );
}

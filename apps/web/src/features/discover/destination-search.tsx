import { Search, X } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useHref } from "../../lib/navigation.tsx";
import { paths } from "../../paths.ts";

type DestinationSearchProps = { text: string; onChange: (text: string) => void };

/** Filters as one types; before any script runs, the form asks the server. */
export function DestinationSearch({ text, onChange }: DestinationSearchProps) {
  const t = useTranslations("discover.search");
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <form
      role="search"
      action={useHref(paths.home())}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur(); // the keyboard goes, the results stay
      }}
      className="relative mt-4"
    >
      <Search aria-hidden="true" className="pointer-events-none absolute start-4 top-4 size-6 text-ink-2" />
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-label={t("label")}
        placeholder={t("placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        className="h-14 w-full rounded-2xl border border-edge bg-surface ps-13 pe-14 shadow-card placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== "" && (
        <button
          type="button"
          onClick={clear}
          aria-label={t("clear")}
          className="absolute end-1.5 top-1.5 inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-sand"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </form>
  );
}

import type { Destination } from "@rihla/contract";
import { classNames } from "@rihla/ui/class-names";
import { Search, X } from "lucide-react";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslations } from "use-intl";
import { rememberPlace } from "../../domain/plans/recent-places.ts";
import { formQuery } from "../../lib/api/form-query.ts";
import { useGo, useHref } from "../../lib/navigation/navigation.tsx";
import { useVisitor } from "../../lib/page/visitor.ts";
import { parsePlaceSearch, paths } from "../../paths.ts";
import type { FoundPlace } from "./find-places.ts";
import { nextOption, optionId } from "./next-option.ts";
import { iconLooks, inputLooks, type SearchLook } from "./search-look.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SearchBoxProps = {
  /** page: the thing to do here · header: at hand on wide screens */
  look: SearchLook;
  text?: string;
  /** It takes the place of a field that has the focus. */
  focused?: boolean;
  /** For a form that asks more than the place: a place that is picked stays in the field, and this is told. */
  onPick?: (destination: Destination | null) => void;
  /** The one that is picked. */
  place?: Destination | null;
  /** What else that form asks, and what stands on its stub. */
  children?: ReactNode;
  stub?: ReactNode;
};

/**
 * The one search box (an ARIA combobox with a listbox). Before any script runs it is a form that asks the server; from
 * the first touch on it answers by itself, key by key.
 */
export function SearchBox({
  look,
  text = "",
  focused = false,
  onPick,
  place,
  children,
  stub,
}: SearchBoxProps) {
  const t = useTranslations("search");
  const go = useGo();
  const listId = useId();
  const { language } = useVisitor();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { prepare, List, found, heading } = useSuggestions(typed);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (place) setTyped(place.names[language]);
  }, [place, language]);
  const takeOver = useEffectEvent(() => {
    // Somebody was quicker than our scripts.
    const { value = "" } = input.current ?? {};
    if (value !== text) type(value);
    if (focused) input.current?.focus();
  });
  useEffect(() => takeOver(), []);

  const shown = open && List !== null && found.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (next: string) => {
    prepare();
    onPick?.(null);
    setTyped(next);
    setOpen(true);
    setActive(-1);
  };
  const pick = ({ destination }: FoundPlace) => {
    rememberPlace(destination.code);
    close();
    if (!onPick) {
      input.current?.blur();
      return go(paths.packages(destination.code));
    }
    onPick(destination);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = shown ? found[active] : undefined;
    if (chosen) return pick(chosen);
    close();
    input.current?.blur(); // a phone's keyboard goes, the results stay
    const { q, ...trip } = parsePlaceSearch(formQuery(event.currentTarget));
    go(place ? paths.packages(place.code, trip) : paths.search({ q, ...trip }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && shown) {
      event.preventDefault(); // the first press closes the list, the next one empties the field
      return close();
    }
    const next = nextOption(event.key, shown ? active : -1, found.length);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(next);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: "nearest" });
  };
  const onBlur = (event: FocusEvent) => {
    // The form's other fields lie under the list.
    if (!input.current?.parentElement?.contains(event.relatedTarget)) close();
  };
  const field = (
    <div className="relative">
      <Search
        aria-hidden="true"
        className={classNames("pointer-events-none absolute start-4 text-ink-2", iconLooks[look])}
      />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t("label")}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={() => {
          prepare();
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        placeholder={t("placeholder")}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        className={classNames(
          "w-full border border-edge bg-surface text-ink text-ellipsis placeholder:text-ellipsis placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden",
          inputLooks[look],
        )}
      />
      {look !== "header" && typed !== "" && (
        <button
          type="button"
          onClick={() => {
            type("");
            input.current?.focus();
          }}
          aria-label={t("clear")}
          className="absolute end-1.5 top-1.5 inline-flex size-11 items-center justify-center rounded-full text-ink-2 hover:bg-sand"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      <p role="status" className="sr-only">
        {open &&
          List &&
          typed.trim() !== "" &&
          t("results", { count: heading === "instead" ? 0 : found.length })}
      </p>
      {shown && (
        <List
          id={listId}
          found={found}
          typed={typed}
          active={active}
          heading={heading}
          onPoint={setActive}
          onPick={(place) => {
            pick(place);
            // A phone's keyboard goes; who has one of keys goes on from here.
            input.current?.blur();
          }}
        />
      )}
    </div>
  );
  return (
    <search aria-label={look === "page" ? t("label") : undefined}>
      <form
        action={useHref(paths.search())}
        onSubmit={submit}
        onBlur={onBlur}
        className={look === "trip" ? "tall-pass md-wide" : undefined}
      >
        {look === "trip" ? (
          <>
            <div className="flex flex-col gap-2 p-3 md:p-4 lg:flex-row">
              <div className="min-w-0 flex-1">{field}</div>
              {children}
            </div>
            <div className="flex items-center p-3 md:p-4">{stub}</div>
          </>
        ) : (
          field
        )}
      </form>
    </search>
  );
}

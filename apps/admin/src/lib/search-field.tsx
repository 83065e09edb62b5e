import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";

/** What was typed travels in the history's state, which no address, log or other site sees. */
export const typedIn = (state: unknown): string =>
  typeof state === "object" && state !== null && "typed" in state && typeof state.typed === "string"
    ? state.typed
    : "";

/** One field for everything, on every screen: `/` or Ctrl-K leads to it. */
export function SearchField() {
  const t = useTranslations("admin");
  const navigate = useNavigate();
  const location = useLocation();
  const typed = typedIn(location.state);
  const [text, setText] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setText(typed), [typed]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked =
        (event.key === "k" && (event.ctrlKey || event.metaKey)) || (event.key === "/" && !isTyping(event));
      if (!isAsked) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers still differ in what they tell of <search>
    <form
      role="search"
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        // The keys of the screen that follows are letters otherwise.
        field.current?.blur();
        if (wanted) navigate("/find", { state: { typed: wanted }, replace: location.pathname === "/find" });
      }}
    >
      <Search aria-hidden="true" className="pointer-events-none absolute start-3 top-3 size-5 text-ink-2" />
      <input
        ref={field}
        type="search"
        // An empty field of its own accord would be written from the left.
        dir={text === "" ? undefined : "auto"}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        aria-label={t("places.find")}
        placeholder={t("find.field")}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="min-h-11 w-full rounded-full border border-edge bg-surface ps-10 pe-4 [&::-webkit-search-cancel-button]:hidden"
      />
    </form>
  );
}

/** Keys of one letter are letters there. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

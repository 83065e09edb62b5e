import {
  type ClipboardEvent,
  type FocusEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { type CodeAlphabet, fitInto, keepCodeCharacters, matchesCode } from "./code-characters.ts";
import { FieldError, type FieldTexts } from "./field.tsx";

export type CodeInputProps = FieldTexts & {
  length: number;
  alphabet: CodeAlphabet;
  value: string;
  onChange: (value: string) => void;
  /** The last box has been filled. */
  onComplete?: (value: string) => void;
  /** Being checked: what was typed stays, and so does the focus. */
  readOnly?: boolean;
  autoFocus?: boolean;
};

/**
 * Boxes for a one-time code. One real input lies over drawn boxes: the keyboard's code suggestion, arrows, deletion
 * and screen readers work as the system knows them. The code reads left to right in every language.
 */
export function CodeInput({
  label,
  hint,
  error,
  length,
  alphabet,
  value,
  onChange,
  onComplete,
  ...rest
}: CodeInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const wantedCaret = useRef<number>(undefined);
  // Where something else stands than what was typed, the browser puts the caret at the end.
  useLayoutEffect(() => {
    const at = wantedCaret.current;
    if (at !== undefined && at < value.length) input.current?.setSelectionRange(at, at);
    wantedCaret.current = undefined;
  }, [value]);
  const change = (typed: string, at = length) => {
    const next = fitInto(length, keepCodeCharacters(typed, alphabet), at);
    wantedCaret.current = next === typed ? undefined : at;
    onChange(next);
    if (next.length === length && next !== value) onComplete?.(next);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text");
    if (matchesCode(pasted, alphabet, length)) change(pasted);
  };
  // React keeps its events back while it gives the first focus.
  useEffect(() => {
    if (document.activeElement === input.current) setCaret(input.current?.selectionStart ?? undefined);
  }, []);
  const followCaret = () => setCaret(input.current?.selectionStart ?? undefined);
  const leave = (event: FocusEvent) => event.target === input.current && setCaret(undefined);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <div dir="ltr" className="relative w-full max-w-sm">
        <Boxes length={length} value={value} caret={caret} wrong={!!error} />
        <input
          ref={input}
          id={id}
          type="text"
          dir="ltr"
          inputMode={alphabet === "digits" ? "numeric" : "text"}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint ? `${id}-hint` : "", error ? `${id}-error` : "") || undefined}
          onChange={(event) => change(event.target.value, event.target.selectionStart ?? undefined)}
          onPaste={paste}
          onSelect={followCaret}
          onFocus={followCaret}
          onBlur={leave}
          className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-base text-transparent caret-transparent selection:bg-transparent forced-color-adjust-none focus:outline-none"
        />
      </div>
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

function Boxes({
  length,
  value,
  caret,
  wrong,
}: {
  length: number;
  value: string;
  caret?: number;
  wrong: boolean;
}) {
  // Emptied from outside (the code was wrong), the field still remembers where the caret was.
  const active = caret === undefined ? undefined : Math.min(caret, value.length, length - 1);
  return (
    <div aria-hidden="true" className="flex gap-2.5">
      {[...Array(length).keys()].map((at) => (
        <span
          key={at}
          className={classNames(
            "flex h-15 min-w-0 flex-1 items-center justify-center rounded-control border-2 bg-surface text-xl font-semibold transition-colors duration-150",
            at === active ? "border-sea ring-3 ring-sea-soft" : wrong ? "border-brick" : "border-edge",
          )}
        >
          {value[at] ?? (at === active ? <span className="h-6 w-0.5 bg-sea" /> : "")}
        </span>
      ))}
    </div>
  );
}

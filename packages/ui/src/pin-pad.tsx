import { Delete, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId, useReducer, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { errorShownFor, firstEntry, nextEntry, type PinRefusal, pinLength } from "./pin-entry.ts";

export type PinPadWords = {
  /** Left out: there is no button, and the fourth digit confirms. */
  confirm?: string;
  secondary: string;
  remove: string;
  close: string;
  /** "2 of 4 digits": the boxes in words. */
  entered: (count: number) => string;
  attemptsLeft: (count: number) => string;
  blocked: string;
};

export type PinPadProps = {
  title: ReactNode;
  words: PinPadWords;
  maxAttempts?: number;
  /** How many are left when the pad opens, where some were used before. */
  attempts?: number | undefined;
  refusal?: PinRefusal;
  loading?: boolean;
  onConfirm: (pin: string) => void;
  /** A key of the pad does something. */
  onKey?: () => void;
  /** "Forgotten": the button is there if this is. */
  onSecondary?: () => void;
  onClose?: () => void;
};

/** Four digits, typed on the pad or the keyboard, and a few tries. What is right is the caller's to know. */
export function PinPad({
  title,
  words,
  maxAttempts = 4,
  attempts: attemptsAtFirst = maxAttempts,
  refusal,
  loading = false,
  onConfirm,
  onKey,
  onSecondary,
  onClose,
}: PinPadProps) {
  const id = useId();
  const [{ pin, attempts, error }, tell] = useReducer(nextEntry, attemptsAtFirst, firstEntry);
  useEffect(() => {
    if (refusal) tell({ type: "refused", refusal });
  }, [refusal]);
  useEffect(() => {
    if (error === undefined) return;
    const timer = setTimeout(() => tell({ type: "errorOver" }), errorShownFor);
    return () => clearTimeout(timer);
  }, [error]);
  const blocked = attempts === 0;
  const ready = pin.length === pinLength && !blocked && !loading;
  const typeDigit = (digit: string) => !loading && tell({ type: "digit", digit });
  const remove = () => !loading && tell({ type: "delete" });
  const confirm = () => ready && onConfirm(pin);
  // Nothing can be typed any more: the way to another PIN is what is left to press.
  const wayOut = blocked ? onSecondary : undefined;
  const isByButton = words.confirm !== undefined;
  const confirmAtOnce = useEffectEvent(confirm);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the digits confirm, nothing else does.
  useEffect(() => {
    if (!isByButton) confirmAtOnce();
  }, [pin, isByButton]);
  const pad = useKeyboard((key) => {
    if (key === "confirm") confirm();
    else if (key === "remove") remove();
    else typeDigit(key);
  });
  return (
    <fieldset
      ref={pad}
      aria-labelledby={id}
      aria-describedby={`${id}-state`}
      className="relative mx-auto flex w-full min-w-0 max-w-80 flex-col gap-4"
    >
      <div className="flex min-h-11 items-center gap-2">
        <h2 id={id} className="flex-1 text-lg">
          {title}
        </h2>
        {onClose && (
          <IconButton label={words.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </div>
      <Boxes filled={pin.length} wrong={error !== undefined || blocked} label={words.entered(pin.length)} />
      <div
        id={`${id}-state`}
        role="status"
        className="flex min-h-12 flex-col items-center gap-1 text-center text-sm"
      >
        {!blocked && <FieldError id={`${id}-error`}>{error?.message}</FieldError>}
        {blocked && <FieldError id={`${id}-error`}>{words.blocked}</FieldError>}
        {attempts < maxAttempts && !blocked && <p className="text-ink-2">{words.attemptsLeft(attempts)}</p>}
      </div>
      <Digits
        blocked={blocked}
        removeLabel={words.remove}
        onDigit={(digit) => {
          onKey?.();
          typeDigit(digit);
        }}
        onRemove={() => {
          onKey?.();
          remove();
        }}
      />
      {isByButton && !wayOut && (
        <Button wide busy={loading} disabled={!ready} onClick={confirm}>
          {words.confirm}
        </Button>
      )}
      {wayOut && (
        <Button wide onClick={wayOut}>
          {words.secondary}
        </Button>
      )}
      {onSecondary && !wayOut && (
        <Button kind="quiet" size="medium" onClick={onSecondary}>
          {words.secondary}
        </Button>
      )}
    </fieldset>
  );
}

/** Wherever the focus stands in the sheet or the page around the pad: who opened it has pressed none of its keys yet. */
function useKeyboard(act: (key: string) => void) {
  const pad = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key === undefined) return;
    act(key);
    event.preventDefault();
  });
  useEffect(() => {
    const around = pad.current?.closest("dialog") ?? document.body;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    around.addEventListener("keydown", listen);
    return () => around.removeEventListener("keydown", listen);
  }, []);
  return pad;
}

/** What a key means here: a digit (of an Arabic keyboard too), or what to do; undefined for what is typed elsewhere or is a shortcut. */
function keyOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  const at = target instanceof Element ? target : undefined;
  if (ctrlKey || metaKey || altKey || at?.closest("input, textarea, select")) return undefined;
  if (/^[0-9]$/.test(key)) return key;
  if (/^[\u0660-\u0669\u06f0-\u06f9]$/.test(key)) return String(key.charCodeAt(0) & 0xf);
  if (key === "Backspace") return "remove";
  return key === "Enter" && !at?.closest("button, a") ? "confirm" : undefined;
}

function Boxes({ filled, wrong, label }: { filled: number; wrong: boolean; label: string }) {
  return (
    <div role="img" aria-label={label} dir="ltr" className="flex justify-center gap-3">
      {[...Array(pinLength).keys()].map((at) => (
        <span
          key={at}
          data-wrong={wrong || undefined}
          className={classNames(
            "flex size-13 items-center justify-center rounded-control border-2 bg-surface transition-colors duration-150",
            wrong ? "border-brick" : at === filled ? "border-sea" : "border-edge",
          )}
        >
          {at < filled && (
            <span className={classNames("size-3 rounded-full", wrong ? "bg-brick" : "bg-ink")} />
          )}
        </span>
      ))}
    </div>
  );
}

type DigitsProps = {
  blocked: boolean;
  removeLabel: string;
  onDigit: (digit: string) => void;
  onRemove: () => void;
};
const key =
  "flex min-h-14 items-center justify-center rounded-control bg-sand text-xl font-semibold transition-colors duration-150 enabled:hover:bg-line disabled:cursor-not-allowed disabled:opacity-50";

/** As on a telephone, in every language. */
function Digits({ blocked, removeLabel, onDigit, onRemove }: DigitsProps) {
  const digit = (value: string) => (
    <button key={value} type="button" disabled={blocked} className={key} onClick={() => onDigit(value)}>
      {value}
    </button>
  );
  return (
    <div dir="ltr" className="grid grid-cols-3 gap-2">
      {[..."123456789"].map(digit)}
      <span />
      {digit("0")}
      <button type="button" disabled={blocked} aria-label={removeLabel} className={key} onClick={onRemove}>
        <Delete aria-hidden="true" className="size-6" />
      </button>
    </div>
  );
}

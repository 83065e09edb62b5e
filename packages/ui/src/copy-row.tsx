import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

export type CopyRowProps = {
  label: ReactNode;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Puts the text on the clipboard; resolves to whether it did. */
  onCopy: (value: string) => Promise<boolean>;
};

/** A value to be typed elsewhere, letter by letter, or copied. It can be selected by hand where copying is forbidden. */
export function CopyRow({ label, value, copyLabel, copiedLabel, onCopy }: CopyRowProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex items-center gap-2 rounded-card border border-line bg-surface py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <div className="text-sm text-ink-2">{label}</div>
        <bdi dir="ltr" className="block text-start font-medium break-all select-all rtl:text-end">
          {value}
        </bdi>
      </div>
      <button
        type="button"
        aria-label={copyLabel}
        onClick={async () => setCopied(await onCopy(value))}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold text-sea hover:bg-sea-soft"
      >
        <Icon aria-hidden="true" className="size-5" />
        <span role="status">{copied ? copiedLabel : ""}</span>
      </button>
    </div>
  );
}

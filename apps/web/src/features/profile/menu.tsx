import { classNames } from "@rihla/ui/class-names";
import { Link } from "@rihla/ui/link";
import { Spinner } from "@rihla/ui/spinner";
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Rows of one card, a thumb high each. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {children}
      </ul>
    </nav>
  );
}

type RowProps = { icon: LucideIcon; label: string; detail?: string };
const row =
  "flex min-h-16 w-full items-center gap-4 px-4 py-3 text-start transition-colors duration-150 hover:bg-sand max-[18rem]:gap-2.5 max-[18rem]:px-3";

export function MenuLink({ to, ...words }: RowProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={row}>
        <Words {...words} />
        <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-ink-2 max-[18rem]:hidden" />
      </Link>
    </li>
  );
}

type MenuButtonProps = RowProps & {
  onPress: () => void;
  busy?: boolean;
  danger?: boolean;
  /** It leads to a sheet, as a link leads to a page. */
  opens?: boolean;
};

export function MenuButton({ onPress, busy, danger, opens, ...words }: MenuButtonProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onPress()}
        className={classNames(row, danger && "text-brick")}
      >
        <Words {...words} danger={danger} />
        {busy && <Spinner />}
        {opens && (
          <ChevronRight
            aria-hidden="true"
            className="flip-rtl size-5 shrink-0 text-ink-2 max-[18rem]:hidden"
          />
        )}
      </button>
    </li>
  );
}

function Words({ icon: Icon, label, detail, danger }: RowProps & { danger?: boolean }) {
  return (
    <>
      <Icon
        aria-hidden="true"
        className={classNames("size-6 shrink-0", !danger && "text-sea")}
        strokeWidth={1.75}
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </>
  );
}

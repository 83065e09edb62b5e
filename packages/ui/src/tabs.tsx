import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { To } from "react-router";
import { bringIntoSight } from "./bring-into-sight.ts";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { nextTab } from "./next-tab.ts";

const look = (chosen: boolean) =>
  classNames(
    "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-1 font-medium whitespace-nowrap transition-colors duration-150",
    chosen ? "border-sea text-ink" : "border-transparent text-ink-2 hover:text-ink",
  );
const row = "flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]";

export type Tab<Key extends string> = { key: Key; label: ReactNode };
type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/** Tabs as WAI-ARIA describes them: one stop for Tab, arrows (the right way round in Arabic), Home and End. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const next = nextTab(event.key, at, tabs.length, rtl);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={row} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            className={look(tab.key === chosen)}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}

type TabLinksProps<Key extends string> = {
  label: string;
  tabs: readonly (Tab<Key> & { to: To })[];
  chosen: Key;
};

const segmentLook = (chosen: boolean) =>
  classNames(
    "inline-flex min-h-10 flex-1 items-center justify-center rounded-[0.625rem] px-3 text-center text-sm font-medium",
    chosen ? "bg-surface text-ink shadow-card forced-colors:outline" : "text-ink-2 hover:text-ink",
  );

/** The same look for choices that live in the address: links, which also work before any script runs. */
export function TabLinks<Key extends string>(props: TabLinksProps<Key>) {
  return <ChoiceLinks {...props} className={row} linkLook={look} />;
}

/** Two or three of them in one box, where what they part is the page's own list. */
export function SegmentLinks<Key extends string>(props: TabLinksProps<Key>) {
  return (
    <ChoiceLinks {...props} className="flex gap-0.5 rounded-control bg-sand p-0.5" linkLook={segmentLook} />
  );
}

type ChoiceLinksProps<Key extends string> = TabLinksProps<Key> & {
  className: string;
  linkLook: (chosen: boolean) => string;
};

function ChoiceLinks<Key extends string>({
  label,
  tabs,
  chosen,
  className,
  linkLook,
}: ChoiceLinksProps<Key>) {
  return (
    <nav aria-label={label} className={className}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to}
          replace
          preventScrollReset
          ref={tab.key === chosen ? bringIntoSight : undefined}
          aria-current={tab.key === chosen ? "true" : undefined}
          className={linkLook(tab.key === chosen)}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { To } from "react-router";
import { bringIntoSight } from "./bring-into-sight.ts";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { nextTab } from "./next-tab.ts";

const look = (chosen: boolean) =>
  classNames(
    "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-1 font-medium whitespace-nowrap transition-colors duration-150",
    chosen
      ? "border-sea text-ink"
      : "border-transparent text-ink-2 hover:text-ink forced-colors:border-[Canvas]",
  );
const row =
  "flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] max-[18rem]:flex-wrap max-[18rem]:gap-x-3 max-[18rem]:gap-y-0";

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

export type TabLinksProps<Key extends string> = {
  label: string;
  tabs: readonly (Tab<Key> & { to: To })[];
  chosen: Key;
  /** Of the whole, and of each, where they don't look like tabs. */
  className?: string;
  linkLook?: (chosen: boolean) => string;
};

/** The same look for choices that live in the address: links, which also work before any script runs. */
export function TabLinks<Key extends string>({
  label,
  tabs,
  chosen,
  className = row,
  linkLook = look,
}: TabLinksProps<Key>) {
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

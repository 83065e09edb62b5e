import { classNames } from "./class-names.ts";
import { TabLinks, type TabLinksProps } from "./tabs.tsx";

const segmentLook = (chosen: boolean) =>
  classNames(
    "inline-flex min-h-10 flex-1 items-center justify-center rounded-[0.625rem] px-3 text-center text-sm font-medium",
    chosen ? "bg-surface text-ink shadow-card forced-colors:outline" : "text-ink-2 hover:text-ink",
  );

/** Two or three choices that live in the address in one box, where what they part is the page's own list. */
export function SegmentLinks<Key extends string>(props: TabLinksProps<Key>) {
  return (
    <TabLinks {...props} className="flex gap-0.5 rounded-control bg-sand p-0.5" linkLook={segmentLook} />
  );
}

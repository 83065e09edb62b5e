import type { Language } from "@rihla/contract";
import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useVisitor } from "../page/visitor.ts";
import { Link } from "./navigation.tsx";

type Shown = { open: boolean; onClose: () => void };
export type SheetModule<Props> = {
  Sheet: ComponentType<Props & Shown>;
  /** Those that the page didn't bring. */
  fetchWords?: (language: Language) => Promise<void>;
};

type SheetLinkProps<Props> = {
  /** The page that says the same, for who has no scripts or wants it in another tab. */
  to: string;
  load: () => Promise<SheetModule<Props>>;
  /** What the sheet is given. */
  given: Props;
  className: string;
  "aria-current"?: "page" | undefined;
  children: ReactNode;
};

/** A link to a page that opens as a sheet on the one where one is; it is fetched when it is pressed. */
export function SheetLink<Props extends object>({ load, given, ...link }: SheetLinkProps<Props>) {
  const { language } = useVisitor();
  const [Sheet, setSheet] = useState<SheetModule<Props>["Sheet"]>();
  const [open, setOpen] = useState(false);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey) return; // wants it in another tab
    event.preventDefault();
    const link = event.currentTarget;
    load()
      .then(async ({ Sheet, fetchWords }) => {
        await fetchWords?.(language);
        growing(link, () => {
          setSheet(() => Sheet);
          setOpen(true);
        });
      })
      .catch(() => location.assign(link.href));
  };
  return (
    <>
      <Link {...link} onClick={press} />
      {Sheet && <Sheet {...given} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was pressed grows into the sheet (motion.css of @rihla/ui), where the browser can show that and motion is welcome. */
function growing(from: HTMLElement, show: () => void): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still || !document.startViewTransition) {
    show();
    return;
  }
  from.style.viewTransitionName = "sheet";
  document.startViewTransition(() => {
    from.style.viewTransitionName = "";
    flushSync(show);
  });
}

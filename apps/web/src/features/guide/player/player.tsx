import { Button } from "@rihla/ui/button";
import { classNames } from "@rihla/ui/class-names";
import { FootBar } from "@rihla/ui/foot-bar";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Way } from "./gesture.ts";
import type { Place, PlayedPart } from "./places.ts";
import { StepDots, StepList } from "./route.tsx";
import { useGestures } from "./use-gestures.ts";

export type PlayerProps = {
  parts: readonly PlayedPart[];
  place: Place;
  /** How one came here; null where nothing has moved yet. */
  way: Way | null;
  /** Null where there is nothing before. */
  onBack: (() => void) | null;
  /** Null after the last step, when `end` stands in its place. */
  onDone: (() => void) | null;
  end: ReactNode;
  onChoose: (place: Place) => void;
  /** What the step says and shows. */
  children: ReactNode;
  /** What it needs of one's own eSIM, below what to do; where a page of our own is drawn, in its place. */
  needed?: ReactNode;
  isOwnPage?: boolean;
  /** In a sheet, where other ways stand in place of the part's name. */
  ways?: ReactNode;
};

/** One step at a time: its screen, what to do, and the button that says that it is done. */
export function Player(props: PlayerProps) {
  const { parts, place, way, onBack, onDone, end, onChoose, children, needed, ways } = props;
  const t = useTranslations("guide.player");
  const player = useRef<HTMLElement>(null);
  const turn = (to: Way) => (to === "on" ? onDone : onBack)?.();
  const gestures = useGestures({ player, turn });
  useFocusKept(player, place, way);
  const played = parts[place.part]?.part;
  const step = played?.steps[place.step];
  if (!played || !step) return null;
  const isInstead = props.isOwnPage === true && Boolean(needed);
  const count = played.steps.length;
  const number = place.step + 1;
  const Bar = ways ? "div" : FootBar;
  return (
    <section
      {...gestures}
      ref={player}
      tabIndex={-1}
      aria-label={played.title}
      data-screenless={isInstead || undefined}
      className="guide-player scroll-mt-64 outline-none print:hidden [@media(scripting:none)]:hidden"
    >
      <div className="order-1 flex flex-wrap items-baseline justify-between gap-x-4">
        {ways ?? <h2 className="font-semibold">{played.title}</h2>}
        <p className="text-xs text-ink-2">{t("step", { number, count })}</p>
      </div>
      <StepDots number={number} count={count} />
      {children}
      {needed && <div className="order-5">{needed}</div>}
      <p role="status" className="sr-only">
        {way && t("said", { number, count, title: step.title })}
      </p>
      <Bar className={classNames("order-6 mt-auto flex flex-wrap gap-3", ways ? inSheet : atFoot)}>
        <Button kind="secondary" className="min-w-28" disabled={onBack === null} onClick={() => onBack?.()}>
          {t("back")}
        </Button>
        {onDone ? (
          <Button className="flex-1" onClick={onDone}>
            {t("done")}
          </Button>
        ) : (
          end
        )}
      </Bar>
      <StepList part={played} current={place.step} onChoose={(at) => onChoose({ ...place, step: at })} />
    </section>
  );
}

const inSheet = "sticky -bottom-[calc(1.25rem+var(--safe-bottom))] z-20 bg-surface py-3";
/** It stands where the navigation stood. */
const atFoot =
  "sticky bottom-0 z-20 -mx-4 bg-paper px-4 pt-2 pb-[calc(0.75rem+var(--safe-bottom))] md:static md:mx-0 md:px-0 max-[18rem]:static [@media(height<30rem)]:static";

/** What was pressed may be gone then; and whoever came from further down begins at the drawing. */
function useFocusKept(player: RefObject<HTMLElement | null>, { part, step }: Place, way: Way | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that was moved to.
  useEffect(() => {
    const element = player.current;
    if (!way || !element) return;
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: "start" });
  }, [part, step, way]);
}

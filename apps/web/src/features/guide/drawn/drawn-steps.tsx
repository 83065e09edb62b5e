import { locales } from "@rihla/i18n";
import { MenuPath } from "@rihla/ui/menu-path";
import { useTranslations } from "use-intl";
import { DrawnScreen } from "./drawn-screen.tsx";
import type { ShownGuide, ShownPart, ShownStep } from "./shown-step.ts";

type DrawnStepsProps = { guide: ShownGuide; part: ShownPart; label: string };

/**
 * What to do one after the other: the words, the way through the menus, and the screen where it is done. On a phone they
 * stand side by side and are pushed on, as the menus themselves are; with more room, and on paper, below each other.
 */
export function DrawnSteps({ guide, part, label }: DrawnStepsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within a keyboard's reach.
    <section aria-label={label} tabIndex={0} className={strip}>
      <ol aria-label={label} className={list}>
        {part.steps.map((step, at) => (
          <li
            key={step.key}
            className="row-span-2 grid snap-start grid-rows-subgrid break-inside-avoid sm:pb-8"
          >
            <div className="flex gap-3 pb-3">
              <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sea text-sm font-semibold text-on-sea">
                {at + 1}
              </span>
              <StepWords guide={guide} step={step} />
            </div>
            <DrawnScreen drawing={step.drawing} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const strip =
  "max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 print:overflow-visible";
const list =
  "grid w-max auto-cols-[min(16rem,72vw)] grid-flow-col grid-rows-[auto_auto] gap-x-5 sm:w-auto sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] sm:grid-rows-none sm:-mb-6 sm:gap-y-0 print:w-auto print:grid-flow-row print:grid-cols-3 print:grid-rows-none";

function StepWords({ guide: { language, menus }, step }: { guide: ShownGuide; step: ShownStep }) {
  const { title, body, path, isDoubtful } = step;
  const t = useTranslations("guide.wordSource");
  return (
    <div className="min-w-0 pt-1">
      <p className="font-medium">{title}</p>
      {path && (
        <div lang={menus} dir={menus === language ? undefined : locales[menus].direction}>
          <MenuPath menu={path.map(({ phone }) => phone).join(" › ")} className="mt-1.5" />
        </div>
      )}
      {path?.some(({ reader }) => reader) && (
        <p className="mt-1 text-sm text-ink-2">
          {path.map(({ phone, reader }) => reader ?? phone).join(" › ")}
        </p>
      )}
      {body && <p className="mt-1 text-sm text-ink-2">{body}</p>}
      {isDoubtful && <p className="mt-1 text-sm text-ink-2 italic">{t("step")}</p>}
    </div>
  );
}

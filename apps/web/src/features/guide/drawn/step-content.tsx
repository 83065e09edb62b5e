import { locales } from "@rihla/i18n";
import { MenuPath } from "@rihla/ui/menu-path";
import { useTranslations } from "use-intl";
import { DrawnScreen } from "./drawn-screen.tsx";
import type { ShownGuide, ShownStep } from "./shown-step.ts";

export type StepContentProps = { guide: ShownGuide; step: ShownStep; number: number };

/** What one step says and shows. In the player (`data-played` around it) without its number, larger, and the screen comes first. */
export function StepContent({ guide, step, number }: StepContentProps) {
  return (
    <>
      <div className="flex gap-3 pb-3 in-data-played:order-4 in-data-played:pb-0 [:not([data-screenless])>[data-played]>&]:min-h-36">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sea text-sm font-semibold text-on-sea in-data-played:hidden">
          {number}
        </span>
        <StepWords guide={guide} step={step} />
      </div>
      <DrawnScreen drawing={step.drawing} />
    </>
  );
}

function StepWords({ guide: { language, menus }, step }: Omit<StepContentProps, "number">) {
  const { title, body, path, isDoubtful } = step;
  const t = useTranslations("guide.wordSource");
  return (
    <div className="min-w-0 pt-1 in-data-played:pt-0">
      <p className="font-medium in-data-played:text-xl in-data-played:font-semibold">{title}</p>
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

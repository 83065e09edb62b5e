import { Film } from "@rihla/ui/film";
import { Sheet } from "@rihla/ui/sheet";
import { useTranslations } from "use-intl";
import type { Film as GuideFilm } from "../../../domain/guides/film.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";

export type FilmSheetProps = { film: GuideFilm; label: string; open: boolean; onClose: () => void };

/** The player; it goes with the sheet, so that nothing plays on unseen. */
export default function FilmSheet({ film, label, open, onClose }: FilmSheetProps) {
  const t = useTranslations("guide.takeAlong");
  const { language } = useVisitor();
  return (
    <Sheet open={open} onClose={onClose} title={label} closeLabel={t("close")}>
      {open && (
        <div className="mx-auto w-[min(100%,20rem)]">
          <Film {...film} label={label} language={language} />
        </div>
      )}
    </Sheet>
  );
}

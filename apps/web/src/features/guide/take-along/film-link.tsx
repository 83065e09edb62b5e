import type { Language } from "@rihla/contract";
import { ltr } from "@rihla/i18n";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { filmOf } from "../../../domain/guides/film.ts";
import type { GuidePhone } from "../../../paths.ts";

const FilmSheet = lazy(() => import("./film-sheet.tsx"));

type FilmLinkProps = { maker: GuidePhone; menus: Language; isQuiet?: boolean };

/** Opens the player above the page; before any script runs, and with a new tab asked for, the film itself. `menus`: the phone's language. */
export function FilmLink({ maker, menus, isQuiet = false }: FilmLinkProps) {
  const t = useTranslations("guide");
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  const film = filmOf(maker, menus);
  const seconds = Math.round(film.seconds);
  const length = ltr(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
  return (
    <>
      <OutsideLinkButton
        href={film.address}
        kind={isQuiet ? "quiet" : "secondary"}
        size={isQuiet ? "small" : "medium"}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setState("open");
        }}
      >
        <Play aria-hidden="true" className="size-5" />
        {t("takeAlong.watch", { length })}
      </OutsideLinkButton>
      {state !== "new" && (
        <Suspense>
          <FilmSheet
            film={film}
            label={t("takeAlong.film", { phone: t(`phones.${maker}`) })}
            open={state === "open"}
            onClose={() => setState("closed")}
          />
        </Suspense>
      )}
    </>
  );
}

import type { Language } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { encoding } from "./encode.ts";
import { digestOf, type Film, filmOf } from "./film.ts";
import { framesDrawnBy } from "./frame-page.ts";
import { scenesByMaker } from "./scenes.ts";
import { motion } from "./timeline.ts";

/** Served below /films. */
export const filmsFolder = "apps/web/public/films";
export const filmsIndex = "apps/web/src/domain/guides/films.json";

const endings = ["mp4", "webp", "vtt"] as const;
/** film · poster · captions */
export type FilmEnding = (typeof endings)[number];

/** As they should be by now, whatever is committed. */
export async function allFilms(): Promise<Film[]> {
  return (await scenesByMaker()).map(([maker, scenes]) => filmOf(maker, scenes));
}

/** Of a film's files: another name for another content, so that browsers may keep them for ever. */
const nameOf = (film: Film) =>
  `${film.maker}-${digestOf(film, [framesDrawnBy, JSON.stringify(motion), encoding])}`;

export const filmFile = (film: Film, language: Language, ending: FilmEnding) =>
  `${nameOf(film)}.${language}.${ending}`;

export const filesOf = (films: readonly Film[]) =>
  films.flatMap((film) =>
    languageCodes.flatMap((language) => endings.map((ending) => filmFile(film, language, ending))),
  );

/** What pages know of the films. */
export const indexOf = (films: readonly Film[]) =>
  Object.fromEntries(films.map((film) => [film.maker, { name: nameOf(film), seconds: film.seconds }]));

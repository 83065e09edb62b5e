import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import type { Language } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import { root } from "../program/paths.ts";
import { bringBrowser, browserArguments } from "../testing/browser.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";
import { captionsOf } from "./captions.ts";
import { assertEncoder, encodeFilm } from "./encode.ts";
import type { Film } from "./film.ts";
import { allFilms, type FilmEnding, filesOf, filmFile, filmsFolder, filmsIndex, indexOf } from "./films.ts";
import { frameSize } from "./frame-page.ts";
import { shootFilm } from "./shoot.ts";

/** Makes what has changed. Gives 0, or throws where there is no ffmpeg. */
export async function main(args: string[]): Promise<void> {
  const { maker } = parseArgs({ args, options: { maker: { type: "string" } } }).values;
  const folder = path.join(root, filmsFolder);
  mkdirSync(folder, { recursive: true });
  const films = await allFilms();
  const there = new Set(readdirSync(folder));
  // A run that broke off may have left a film without its captions.
  const isThere = (film: Film) => filesOf([film]).every((file) => there.has(file));
  const wanted = films.filter((film) => (maker ? film.maker === maker : !isThere(film)));
  if (wanted.length > 0) await makeFilms(wanted, folder);
  writeIndex(films);
  removeOld(films, folder);
}

async function makeFilms(films: readonly Film[], folder: string): Promise<void> {
  assertEncoder();
  const browser = await chromium.launch({ executablePath: bringBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage({ viewport: frameSize });
    for (const film of films)
      for (const language of languageCodes) await makeFilm(page, film, language, folder);
  } finally {
    await browser.close();
  }
}

async function makeFilm(page: Page, film: Film, language: Language, folder: string): Promise<void> {
  const pictures = makeThrowAwayFolder("film");
  try {
    const shot = await shootFilm(page, film, language, pictures);
    const file = (ending: FilmEnding) => path.join(folder, filmFile(film, language, ending));
    encodeFilm(shot.pictures, pictures, file("mp4"));
    writeFileSync(file("webp"), shot.poster);
    writeFileSync(file("vtt"), captionsOf(film, language));
    console.log(`${filmFile(film, language, "mp4")}: ${film.seconds} s, ${statSync(file("mp4")).size} bytes`);
  } finally {
    removeFolder(pictures);
  }
}

function writeIndex(films: readonly Film[]): void {
  const text = JSON.stringify(indexOf(films), null, 2);
  writeFileSync(path.join(root, filmsIndex), `${text}\n`);
}

function removeOld(films: readonly Film[], folder: string): void {
  const current = new Set(filesOf(films));
  for (const file of readdirSync(folder)) if (!current.has(file)) rmSync(path.join(folder, file));
}

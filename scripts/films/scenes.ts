import type { Language } from "@rihla/contract";
import { drawScreen, type GuideStep, loadWholeWay, type Maker, makers, type WholeWay } from "@rihla/guides";
import { dayPaint } from "@rihla/guides/drawing";
import { languageCodes } from "@rihla/i18n";
import { paperTranslator } from "@rihla/i18n/translator";
import type { Scene } from "./film.ts";

type Stage = "install" | "arrive";

/** What each maker's film shows: the same steps as its paper, in every language. */
export const scenesByMaker = (): Promise<[Maker, Scene[]][]> =>
  Promise.all(makers.map(async (maker): Promise<[Maker, Scene[]]> => [maker, await scenesOf(maker)]));

async function scenesOf(maker: Maker): Promise<Scene[]> {
  const ways = await inEachLanguage((language) => loadWholeWay({ maker, language }));
  const stages: readonly Stage[] = ["install", "arrive"];
  return stages.flatMap((stage) =>
    ways.fr[stage].map(({ key }) => {
      const told = mapped(ways, (way, language) => toldIn(way, stage, key, language));
      return {
        stage: mapped(told, (one) => one.stage),
        screen: mapped(told, (one) => one.screen),
        caption: mapped(told, (one) => one.caption),
      };
    }),
  );
}

function toldIn(way: WholeWay, stage: Stage, key: GuideStep["key"], language: Language) {
  const step = way[stage].find((one) => one.key === key);
  if (!step) throw new Error(`${key} is missing in ${language}`);
  const { title, body, screen, rightToLeft } = step;
  return {
    stage: paperTranslator(language)(`parts.${stage}`),
    screen: drawScreen(screen, { look: way.look, rightToLeft, paint: dayPaint }),
    caption: body === undefined ? title : `${title}\n${body}`,
  };
}

async function inEachLanguage<Made>(
  make: (language: Language) => Promise<Made>,
): Promise<Record<Language, Made>> {
  const entries = await Promise.all(languageCodes.map(async (code) => [code, await make(code)] as const));
  return Object.fromEntries(entries) as Record<Language, Made>;
}

function mapped<From, To>(all: Record<Language, From>, make: (one: From, language: Language) => To) {
  const entries = languageCodes.map((code) => [code, make(all[code], code)] as const);
  return Object.fromEntries(entries) as Record<Language, To>;
}

import { type Language, locales } from "@rihla/contract/rules";
import type { LookName } from "./drawing/looks.ts";
import type { Maker, Subject } from "./kinds.ts";
import {
  type MakerGuide,
  type Place,
  type ScreenText,
  screenOf,
  type Version,
  type WordSource,
} from "./maker-guide.ts";
import { type Screen, touchedText, worded } from "./screen.ts";
import { type PartKey, type StepKey, sequences } from "./sequences.ts";
import { pageOfAnotherStep, shopPages } from "./shop-pages.ts";
import type { GuideWords, StepWords } from "./words/words.ts";

export type GuideRequest = {
  subject: Subject;
  maker: Maker;
  /** A key of the maker's versions, or the one before the newest; the newest where none is given or nobody knows it. */
  version?: string | undefined;
  /** The reader's. */
  language: Language;
  /** Of the phone's menus; the reader's where none is given. */
  menus?: Language | undefined;
};

/** One thing on the way through the menus, as the phone calls it and, where that is another language, as the reader would. */
type MenuStop = { phone: string; reader?: string };

export type GuideStep = {
  key: StepKey;
  title: string;
  body?: string;
  /** From the phone's settings to the page where it is done. */
  path?: readonly MenuStop[];
  screen: Screen;
  /** Of what the screen says. */
  rightToLeft: boolean;
  /** On the way or on the screen stands a word that we are less sure of than of the rest. */
  isDoubtful?: true;
};

export type GuidePart = { key: PartKey; title: string; note?: string; steps: readonly GuideStep[] };

export type Guide = {
  subject: Subject;
  title: string;
  lead: string;
  maker: Maker;
  makerName: string;
  look: LookName;
  version: { key: string; name: string };
  versions: readonly { key: string; name: string }[];
  language: Language;
  menus: Language;
  /** Of the menu's words in the phone's language. */
  wordSource: WordSource;
  parts: readonly GuidePart[];
};

/** A maker's menus, in every language, fetched when asked for. */
const makersGuides: Record<Maker, () => Promise<{ guide: MakerGuide }>> = {
  iphone: () => import("./makers/iphone.ts"),
  samsung: () => import("./makers/samsung.ts"),
  pixel: () => import("./makers/pixel.ts"),
  xiaomi: () => import("./makers/xiaomi.ts"),
  oppo: () => import("./makers/oppo.ts"),
  huawei: () => import("./makers/huawei.ts"),
  other: () => import("./makers/other.ts"),
};

const wordsIn: Record<Language, () => Promise<{ words: GuideWords }>> = {
  fr: () => import("./words/fr.ts"),
  en: () => import("./words/en.ts"),
  ar: () => import("./words/ar.ts"),
};

/** What to do about one subject on one maker's phones, said in one language and drawn in the phone's. */
export async function loadGuide(request: GuideRequest): Promise<Guide> {
  const { subject, maker, language, menus = language } = request;
  const [{ guide }, { words }] = await Promise.all([makersGuides[maker](), wordsIn[language]()]);
  const version = versionOf(guide, request.version);
  const telling = { maker, guide, version, words, language, menus };
  return {
    subject,
    ...words.subjects[subject],
    maker,
    makerName: words.makers[maker],
    look: guide.look,
    version: named(version),
    versions: guide.versions.map(named),
    language,
    menus,
    wordSource: guide.wordSource[menus],
    parts: partsOf(subject, telling),
  };
}

function versionOf({ versions }: MakerGuide, asked: string | undefined): Version {
  const older = asked === "older" ? versions[1] : undefined;
  return older ?? versions.find(({ key }) => key === asked) ?? versions[0];
}

type Telling = {
  maker: Maker;
  guide: MakerGuide;
  version: Version;
  words: GuideWords;
  language: Language;
  menus: Language;
};

const named = ({ key, name }: Version) => ({ key, name });

function partsOf(subject: Subject, telling: Telling): GuidePart[] {
  const parts = Object.entries(sequences[subject]) as [PartKey, readonly StepKey[]][];
  const without = telling.version.without ?? [];
  return parts
    .filter(([key]) => !without.includes(key))
    .map(([key, steps]) => ({
      key,
      ...telling.words.parts[key],
      steps: steps
        .filter((step) => !without.includes(step))
        .map((step) => stepOf(step, telling))
        .filter((step) => step !== undefined),
    }));
}

function stepOf(key: StepKey, telling: Telling): GuideStep | undefined {
  const { maker, guide, version, words, language, menus } = telling;
  const said: StepWords = words.stepsOf[maker]?.[key] ?? words.steps[key];
  if (left(key, maker)) return undefined;
  const shopPage = shopPages[key]?.();
  if (shopPage) return written(key, said, shopPage, telling, language);
  const page = pageOfAnotherStep[key] ?? key;
  const place = { ...guide.pages, ...version.pages }[page as keyof typeof guide.pages] as Place | undefined;
  if (!place) return undefined;
  const path = place.path.map((stop): MenuStop => {
    const [phone, reader] = [say(stop, telling, menus), say(stop, telling, language)];
    return phone === reader ? { phone } : { phone, reader };
  });
  return {
    ...written(key, said, screenOf(place), telling, menus),
    ...(path.length > 0 && { path }),
    ...(isDoubtful(place, guide) && { isDoubtful: true as const }),
  };
}

function isDoubtful({ path, blocks }: Place, { doubtful }: MakerGuide): boolean {
  const touched = touchedText({ blocks });
  return doubtful.some((word) => word === touched || path.includes(word));
}

/** An iPhone asks for two values, the others for one. */
const left = (key: StepKey, maker: Maker) => key === (maker === "iphone" ? "copyWhole" : "copyApart");

function written(
  key: StepKey,
  said: StepWords,
  screen: Screen<ScreenText>,
  telling: Telling,
  language: Language,
): GuideStep {
  const drawn = worded(screen, (told) => say(told, telling, language));
  const [opened, closed] = telling.words.quotes;
  const touch = `${opened}${touchedText(drawn) ?? ""}${closed}`;
  const fill = (text: string) => text.replace("{touch}", touch);
  return {
    key,
    title: fill(said.title),
    ...(said.body !== undefined && { body: fill(said.body) }),
    screen: drawn,
    rightToLeft: locales[language].direction === "rtl",
  };
}

/** What is the same everywhere runs from the left; what the owner named keeps its name whatever language the phone speaks. */
function say(told: ScreenText, { guide, version, words }: Telling, language: Language): string {
  if (told.startsWith("=")) return `\u2066${told.slice(1)}\u2069`;
  if (told.startsWith("@")) return words.drawn[told.slice(1) as keyof GuideWords["drawn"]];
  const names = version.menu?.[told] ?? guide.menu[told];
  if (!names) throw new Error(`No menu of this maker says ${told}`);
  return names[language];
}

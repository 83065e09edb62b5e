import type { Names } from "@rihla/contract/rules";
import type { LookName } from "./drawing/looks.ts";
import type { Block, Screen } from "./screen.ts";
import type { PartKey, StepKey } from "./sequences.ts";
import type { DrawnWord } from "./words/words.ts";

/**
 * Where the words of a maker's menus come from. documented: the maker's own help pages or the system's published sources ·
 * reported: shops' and operators' guides · translated: by us from another language, nobody has read it on a phone.
 */
export type WordSource = "documented" | "reported" | "translated";

/** What a drawn screen says: a word of the maker's menus, `@` one of ours, or `=` what is the same everywhere. */
export type ScreenText<MenuWord extends string = string> = MenuWord | `@${DrawnWord}` | `=${string}`;

/** A page of the phone's settings: how one gets there, and what stands there. */
export type Place<MenuWord extends string = string> = {
  path: readonly ScreenText<MenuWord>[];
  blocks: readonly Block<ScreenText<MenuWord>>[];
  /** Where the page is no menu but stands over one: it has no title then. */
  over?: boolean;
};

/** The pages that every maker has; what only some have is optional. */
export type OwnPages<Page> = Record<
  | "wifi"
  | "open"
  | "add"
  | "scanChoice"
  | "confirm"
  | "byHand"
  | "paste"
  | "name"
  | "calls"
  | "lineOn"
  | "dataLine"
  | "homeOff"
  | "roamingLine"
  | "roamingOn"
  | "openApn"
  | "fillApn"
  | "saveApn"
  | "three"
  | "plane"
  | "networkByHand"
  | "restart"
  | "lineToRemove"
  | "remove"
  | "removeConfirm"
  | "dataBack",
  Page
> &
  Partial<Record<"lock" | "eid" | "openLines" | "roamingConfirm" | "newApn", Page>>;

export type Version<MenuWord extends string = string> = {
  key: string;
  /** As makers write it, the same in every language: "iOS 17.4+". */
  name: string;
  /** What is called otherwise there. */
  menu?: Partial<Record<MenuWord, Names>>;
  /** What stands elsewhere there. */
  pages?: Partial<OwnPages<Place<MenuWord>>>;
  without?: readonly (PartKey | StepKey)[];
};

export type MakerGuide<MenuWord extends string = string> = {
  look: LookName;
  /** The newest first. */
  versions: readonly [Version<NoInfer<MenuWord>>, ...Version<NoInfer<MenuWord>>[]];
  menu: Readonly<Record<MenuWord, Names>>;
  wordSource: Record<keyof Names, WordSource>;
  /** Less sure than the rest, in every language. */
  doubtful: readonly NoInfer<MenuWord>[];
  pages: OwnPages<Place<NoInfer<MenuWord>>>;
};

/** Checks a maker's pages against its own menu's words. */
export const defineMaker = <const MenuWord extends string>(maker: MakerGuide<MenuWord>) =>
  maker as unknown as MakerGuide;

/** As it is drawn: the last two steps of the way there are its title and the way back. */
export function screenOf({ path, blocks, over }: Place): Screen<ScreenText> {
  const [title, back] = [path.at(-1), path.at(-2)];
  if (over) return { blocks };
  return { ...(back !== undefined && { back }), ...(title !== undefined && { title }), blocks };
}

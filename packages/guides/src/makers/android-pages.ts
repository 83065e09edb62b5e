import type { OwnPages, Place, ScreenText } from "../maker-guide.ts";
import type { Block, Row } from "../screen.ts";
import type { AndroidWord } from "./android-words.ts";

/** Where a maker has put what every Android has: each is the way to the page on which it stands. */
export type Ways<Word extends string> = {
  /** The list of SIMs, from the settings. */
  sims: readonly [Word, Word, ...Word[]];
  /** What adds an eSIM; in the list of SIMs where none is given. */
  add?: readonly Word[];
  /** The page of one line. */
  line?: readonly ScreenText<Word>[];
  /** Where a line is switched on. */
  lineOn?: readonly ScreenText<Word>[];
  data?: readonly ScreenText<Word>[];
  roaming?: readonly ScreenText<Word>[];
  apns?: readonly ScreenText<Word>[];
  networks?: readonly ScreenText<Word>[];
  plane?: readonly Word[];
  eid?: readonly Word[];
};

/** The pages of an Android, drawn alike for every maker; `Extra` are words that only this one has. */
export function androidPages<Extra extends string = never>(
  ways: Ways<AndroidWord | Extra>,
): OwnPages<Place<AndroidWord | Extra>> {
  type Word = ScreenText<AndroidWord | Extra>;
  type Rows = readonly Row<Word>[];
  const { sims } = ways;
  const line: readonly Word[] = ways.line ?? [...sims, "@line"];
  const add: readonly Word[] = ways.add ?? sims;
  const at = (path: readonly Word[], ...blocks: Block<Word>[]): Place<AndroidWord | Extra> => ({
    path,
    blocks,
  });
  const rows = (...shown: Rows): Block<Word> => ({ kind: "rows", rows: shown });
  const list = ways.data ?? sims;
  const roaming = ways.roaming ?? line;
  const apns = ways.apns ?? line;
  const networks = ways.networks ?? line;
  const [, hub, inner] = sims;
  return {
    eid: at(ways.eid ?? ["settings", "about"], rows({ text: "=EID", value: "=8904 9032 …", touch: true })),
    wifi: at(
      ["settings", "wifi"],
      rows({ text: "wifi", on: true }, { text: "@ownWifi", icon: "wifi", touch: true }),
    ),
    open: at(
      ["settings"],
      rows(
        ...(inner === undefined ? ([{ text: "wifi", icon: "wifi" }] as const) : []),
        { text: hub, icon: inner === undefined ? "cellular" : "globe", touch: true },
        { text: "bluetooth", icon: "bluetooth" },
      ),
    ),
    ...(inner !== undefined && {
      openLines: at(
        ["settings", hub],
        rows({ text: "wifi", icon: "wifi" }, { text: inner, icon: "sim", touch: true }),
      ),
    }),
    add: at(add, rows({ text: "@home", icon: "sim" }, { text: "add", icon: "plus", touch: true })),
    scanChoice: at(
      [...add, "add"],
      rows({ text: "scan", icon: "code", touch: true }, { text: "byHand", icon: "phone" }),
    ),
    byHand: at(
      [...add, "add"],
      rows({ text: "scan", icon: "code" }, { text: "byHand", icon: "phone", touch: true }),
    ),
    paste: at([...add, "add", "byHand"], {
      kind: "field",
      label: "code",
      value: "=LPA:1$rsp.example.com$K2…",
      touch: true,
    }),
    confirm: at([], { kind: "card", text: "=eSIM" }, { kind: "button", text: "next", touch: true }),
    name: at(line, { kind: "field", label: "name", value: "@line", touch: true }),
    calls: at(list, rows({ text: "calls", value: "@home", touch: true }, { text: "data", value: "@home" })),
    lineOn: at(ways.lineOn ?? line, rows({ text: "lineOn", on: true, touch: true }, { text: "data" })),
    dataLine: at(
      list,
      rows({ text: "calls", value: "@home" }, { text: "data", value: "@line", touch: true }),
    ),
    homeOff: at(
      [...sims, "@home"],
      rows({ text: "data", on: false, touch: true }, { text: "roaming", on: false }),
    ),
    roamingLine: at(sims, rows({ text: "@home", icon: "sim" }, { text: "@line", icon: "sim", touch: true })),
    roamingOn: at(roaming, rows({ text: "data", on: true }, { text: "roaming", on: true, touch: true })),
    roamingConfirm: at(roaming, {
      kind: "dialog",
      text: "roamingAsk",
      actions: [{ text: "cancel" }, { text: "ok", touch: true }],
    }),
    openApn: at(apns, rows({ text: "roaming", on: true }, { text: "apns", touch: true })),
    newApn: at([...apns, "apns"], rows({ text: "newApn", icon: "plus", touch: true })),
    fillApn: at(
      [...apns, "apns", "newApn"],
      { kind: "field", label: "name", value: "@line" },
      { kind: "field", label: "apn", value: "=internet", touch: true },
    ),
    saveApn: at(
      [...apns, "apns", "newApn"],
      rows({ text: "save", link: true, touch: true }, { text: "cancel", link: true }),
    ),
    three: at(
      line,
      rows(
        { text: "lineOn", on: true },
        { text: "data", on: true },
        { text: "roaming", on: true, touch: true },
      ),
    ),
    plane: at(
      ways.plane ?? ["settings", ...(inner === undefined ? [] : [hub])],
      rows({ text: "wifi", icon: "wifi" }, { text: "plane", icon: "plane", on: true, touch: true }),
    ),
    networkByHand: at(
      [...networks, "networks"],
      rows({ text: "automatic", on: false, touch: true }, { text: "@network" }),
    ),
    restart: at([], { kind: "button", text: "powerOff" }, { kind: "button", text: "restart", touch: true }),
    dataBack: at(
      list,
      rows({ text: "calls", value: "@home" }, { text: "data", value: "@home", touch: true }),
    ),
    lineToRemove: at(sims, rows({ text: "@home", icon: "sim" }, { text: "@line", icon: "sim", touch: true })),
    remove: at(line, rows({ text: "lineOn", on: true }, { text: "remove", icon: "bin", touch: true })),
    removeConfirm: at(line, {
      kind: "dialog",
      text: "removeIt",
      actions: [{ text: "cancel" }, { text: "remove", touch: true }],
    }),
  } as OwnPages<Place<AndroidWord | Extra>>;
}

import type { ScreenText } from "./maker-guide.ts";
import type { Screen } from "./screen.ts";
import type { StepKey } from "./sequences.ts";

/** The shop's own pages, and what is the same on every phone; all in the reader's language. */
export const shopPages: Partial<Record<StepKey, () => Screen<ScreenText>>> = {
  openEsims: () => ({
    title: "@esims",
    blocks: [{ kind: "rows", rows: [{ text: "@trip", icon: "sim", touch: true }] }],
  }),
  pressInstall: () => ({
    back: "@esims",
    title: "@trip",
    blocks: [
      { kind: "card", text: "=eSIM" },
      { kind: "button", text: "@installHere", touch: true },
    ],
  }),
  show: () => ({ title: "@otherScreen", blocks: [{ kind: "otherScreen" }] }),
  aim: () => ({ blocks: [{ kind: "camera" }] }),
  copyApart: () =>
    copied([
      ["@address", "=rsp.example.com"],
      ["@code", "=K2-1A2B3C"],
    ]),
  copyWhole: () => copied([["@wholeCode", "=LPA:1$rsp.example.com$K2…"]]),
  copyApn: () => copied([["@apn", "=internet"]]),
  write: () => ({
    back: "@esims",
    title: "@trip",
    blocks: [
      { kind: "card", text: "=eSIM" },
      { kind: "button", text: "@write", touch: true },
    ],
  }),
  ended: () => ({
    title: "@esims",
    blocks: [{ kind: "rows", rows: [{ text: "@trip", icon: "sim", value: "@ended", touch: true }] }],
  }),
};

type Pair = readonly [label: ScreenText, value: ScreenText];

const copied = (pairs: readonly Pair[]): Screen<ScreenText> => ({
  back: "@esims",
  title: "@trip",
  blocks: [
    ...pairs.map(([label, value]) => ({ kind: "field", label, value }) as const),
    { kind: "button", text: "@copy", touch: true },
  ],
});

/** Whose pages these are decides on the language they are drawn in. */
export const pageOfAnotherStep: Partial<Record<StepKey, "openApn">> = { apnAgain: "openApn" };

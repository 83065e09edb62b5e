import type { Icon } from "./drawing/icons.ts";

/** A line of a menu. What it says, at most one of value and switch, and whether it is the one to touch. */
export type Row<Text = string> = {
  text: Text;
  icon?: Icon;
  value?: Text;
  /** Drawn as a switch that stands on or off. */
  on?: boolean;
  /** Said in the colour of what can be touched, without an arrow. */
  link?: boolean;
  touch?: boolean;
};

export type Action<Text = string> = { text: Text; touch?: boolean };

/** What a phone shows below its title, from top to bottom. */
export type Block<Text = string> =
  | { kind: "rows"; rows: readonly Row<Text>[] }
  /** The camera, aimed at a code that no phone can read. */
  | { kind: "camera" }
  /** The code on a screen that is not this phone's. */
  | { kind: "otherScreen" }
  /** The eSIM as a card. */
  | { kind: "card"; text: Text }
  | { kind: "field"; label: Text; value?: Text; touch?: boolean }
  | ({ kind: "button" } & Action<Text>)
  | { kind: "dialog"; text: Text; actions: readonly Action<Text>[] };

/** A phone's screen, with nothing said of how it is drawn. */
export type Screen<Text = string> = {
  /** Where the arrow at the top leads back to. */
  back?: Text;
  title?: Text;
  blocks: readonly Block<Text>[];
};

/** The same screen in other words. */
export function worded<From, To>(screen: Screen<From>, say: (text: From) => To): Screen<To> {
  return {
    ...(screen.back !== undefined && { back: say(screen.back) }),
    ...(screen.title !== undefined && { title: say(screen.title) }),
    blocks: screen.blocks.map((block) => wordedBlock(block, say)),
  };
}

function wordedBlock<From, To>(block: Block<From>, say: (text: From) => To): Block<To> {
  switch (block.kind) {
    case "rows":
      return {
        kind: "rows",
        rows: block.rows.map(({ text, value, ...row }) => ({
          ...row,
          text: say(text),
          ...(value !== undefined && { value: say(value) }),
        })),
      };
    case "camera":
    case "otherScreen":
      return block;
    case "card":
      return { ...block, text: say(block.text) };
    case "button":
      return { ...block, text: say(block.text) };
    case "field": {
      const { label, value, ...field } = block;
      return { ...field, label: say(label), ...(value !== undefined && { value: say(value) }) };
    }
    case "dialog":
      return {
        kind: "dialog",
        text: say(block.text),
        actions: block.actions.map((action) => ({ ...action, text: say(action.text) })),
      };
  }
}

/** What is to be touched on it, if anything. */
export function touchedText<Text>(screen: Screen<Text>): Text | undefined {
  for (const block of screen.blocks) {
    if (block.kind === "rows") {
      const row = block.rows.find(({ touch }) => touch);
      if (row) return row.text;
    } else if (block.kind === "dialog") {
      const action = block.actions.find(({ touch }) => touch);
      if (action) return action.text;
    } else if (block.kind === "button" && block.touch) return block.text;
    else if (block.kind === "field" && block.touch) return block.label;
  }
  return undefined;
}

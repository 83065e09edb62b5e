/** Every colour of a drawn phone. */
export type Paint = {
  frame: string;
  screen: string;
  row: string;
  line: string;
  ink: string;
  /** Of values, labels and what only accompanies. */
  faint: string;
  /** Of what can be touched. */
  accent: string;
  onAccent: string;
  /** Behind the row to touch. */
  touched: string;
  /** The point where the finger goes, and its ring. */
  touch: string;
  touchRing: string;
  /** A switch that is on. */
  on: string;
};

/** From the page's own custom properties: follows the theme of the shop, inside a page only. */
export const pagePaint: Paint = {
  frame: "var(--phone-frame)",
  screen: "var(--phone-screen)",
  row: "var(--phone-row)",
  line: "var(--line)",
  ink: "var(--ink)",
  faint: "var(--ink-2)",
  accent: "var(--sea)",
  onAccent: "var(--on-sea)",
  touched: "var(--phone-touched)",
  touch: "var(--saffron)",
  touchRing: "var(--on-saffron)",
  on: "var(--phone-on)",
};

/** For paper, film and pictures by day. */
export const dayPaint: Paint = {
  frame: "#14223b",
  screen: "#f3ecdf",
  row: "#ffffff",
  line: "#e5dccb",
  ink: "#14223b",
  faint: "#4b5772",
  accent: "#0b5d6b",
  onAccent: "#ffffff",
  touched: "#fdf3e2",
  touch: "#f2a93b",
  touchRing: "#14223b",
  on: "#1e6b45",
};

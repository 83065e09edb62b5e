import { defineMaker } from "../maker-guide.ts";
import { stock } from "./stock.ts";

/** Motorola, Nokia, Nothing, Sony: menus as Android has them, in a look of nobody's. */
export const guide = defineMaker({
  ...stock,
  look: "list",
  wordSource: { fr: "reported", en: "reported", ar: "translated" },
});

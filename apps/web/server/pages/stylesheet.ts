import { type CssPart, cssParts } from "./css-parts.ts";

/** The styles of all pages, and which of them a page needs before it can be painted. */
export class Stylesheet {
  readonly #parts: CssPart[];
  /**
   * All rules once more, in their order, for what the browser draws later: behind those of a page they change nothing of it. Without
   * letters and the like, which each page has at its beginning: letters that are named twice are fetched and laid out twice.
   */
  readonly later: string;

  constructor(text: string) {
    this.#parts = cssParts(text);
    this.later = textOf(
      this.#parts.filter(({ kind }) => kind !== "statement"),
      () => true,
    );
  }

  /** In the order of the whole; without the rules for classes that the page doesn't have. */
  usedBy(html: string): string {
    const classes = classesIn(html);
    return textOf(this.#parts, (needs) => needs.some((all) => all.every((name) => classes.has(name))));
  }
}

function textOf(parts: CssPart[], isKept: (needs: string[][]) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === "statement") return part.text;
      if (part.kind === "rule") return isKept(part.needs) ? part.text : "";
      const inside = textOf(part.parts, isKept);
      // An empty layer has its place among the others all the same.
      return inside || part.isLayer ? `${part.opening}${inside}}` : "";
    })
    .join("");
}

const references: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

function classesIn(html: string): Set<string> {
  const lists = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => list));
  const plain = [...lists].map((list) =>
    list.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => references[name] ?? name),
  );
  return new Set(plain.flatMap((list) => list.split(/\s+/)));
}

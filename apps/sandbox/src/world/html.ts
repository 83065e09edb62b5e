/** Text that is already HTML; everything else is escaped on its way into a template. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Piece = Markup | string | number | false | null | undefined | Piece[];

export function html(texts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(texts.reduce((page, text, index) => page + asText(pieces[index - 1]) + text));
}

function asText(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return "";
  if (Array.isArray(piece)) return piece.map(asText).join("");
  return piece instanceof Markup ? piece.text : escapeHtml(String(piece));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

import { lettersOfPapers, openTypesetter, setInType } from "../../infra/typesetter.ts";
import type { Paper } from "./all-papers.ts";

/** A paper as a page that a browser shows, set by what makes its PDF. */
export function paperPage({ template, content }: Paper): string {
  const compiler = openTypesetter();
  const svg = compiler.svg(setInType(compiler, template.pathname, JSON.stringify(content)));
  return `<!doctype html><style>${letters()}body{margin:0;background:#fff}body>svg{display:block;width:100%;height:auto}</style>${withDrawings(svg)}`;
}

/** What is drawn within it stands in the page itself: as a picture it would not have the page's letters, as the PDF has. */
const withDrawings = (svg: string) =>
  svg.replaceAll(
    /<image [^>]*?(width="[\d.]+" height="[\d.]+") xlink:href="data:image\/svg\+xml;base64,([^"]+)"[^>]*\/>/g,
    (_, size: string, drawing: string) =>
      Buffer.from(drawing, "base64").toString().replace("<svg ", `<svg ${size} preserveAspectRatio="none" `),
  );

const letters = () =>
  Object.entries(lettersOfPapers())
    .map(
      ([weight, file]) =>
        `@font-face{font-family:"Readex Pro";font-weight:${weight};src:url(data:font/ttf;base64,${file.toString("base64")})}`,
    )
    .join("");

import type { ShareCard } from "../../src/sharing/share-card.ts";

const width = 1200;
const height = 630;
const star =
  "M12 1l3.22 3.22h4.56v4.56L23 12l-3.22 3.22v4.56h-4.56L12 23l-3.22-3.22H4.22v-4.56L1 12l3.22-3.22V4.22h4.56z";
const colours = {
  paper: "#FBF8F2",
  surface: "#FFFFFF",
  line: "#E5DCCB",
  ink: "#14223B",
  ink2: "#4B5772",
  sea: "#0B5D6B",
  saffron: "#F2A93B",
};

/** Where the pass lies, and how wide its stub is. */
type Box = { x: number; y: number; width: number; height: number; stub: number };
const alone: Box = { x: 80, y: 170, width: 1040, height: 300, stub: 300 };
const underPicture: Box = { x: 60, y: 372, width: 1080, height: 200, stub: 300 };
const pictureHeight = 430;

/** SVG of the flag and of the place; null where there is none. */
export type Drawings = { flag: string | null; place: string | null };

/** A shared link's picture: the place, and the shop's pass with its name, its flag and its lowest price. */
export function shareDrawing(card: ShareCard, { flag, place }: Drawings): string {
  const rtl = card.direction === "rtl";
  const pass = place ? underPicture : alone;
  // Laid out from the start of reading; mirrored by counting from the other side.
  const at = (x: number) => (rtl ? width - x : x);
  const perforation = at(pass.x + pass.width - pass.stub);
  const stubCentre = at(pass.x + pass.width - pass.stub / 2);
  const promise = { x: at(80), y: place ? 614 : 585, size: 27, colour: colours.ink2, weight: 500 };
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<pattern id="stars" width="120" height="120" patternUnits="userSpaceOnUse"><path d="${star}" transform="translate(24 24) scale(3)" fill="none" stroke="${colours.line}" stroke-width="0.35"/><path d="M60 0v24M60 96v24M0 60h24M96 60h24" stroke="${colours.line}"/></pattern>
<mask id="notches"><rect width="${width}" height="${height}" fill="#fff"/><circle cx="${perforation}" cy="${pass.y}" r="20" fill="#000"/><circle cx="${perforation}" cy="${pass.y + pass.height}" r="20" fill="#000"/></mask>
</defs>
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
<rect width="${width}" height="${height}" fill="url(#stars)" opacity="0.7"/>
${place ? picture(place, rtl) : routeLine(at)}
${logo(card, at, rtl)}
<g mask="url(#notches)"><rect x="${pass.x}" y="${pass.y}" width="${pass.width}" height="${pass.height}" rx="36" fill="${colours.surface}" stroke="${colours.line}" stroke-width="4"/></g>
<path d="M${perforation} ${pass.y + 34}v${pass.height - 68}" stroke="${colours.line}" stroke-width="4" stroke-dasharray="12 10"/>
${tile(flag, pass, at, rtl)}
${lines(card.title, pass, at(pass.x + 210), rtl)}
${words(priceParts(card.price), pass, stubCentre)}
${text(card.promise, { ...promise, anchor: rtl ? "end" : "start" })}
</svg>`;
}

/** Across the top. A place is drawn wider than its box, so all of it shows. */
function picture(svg: string, rtl: boolean): string {
  // Shared pictures are looked at by day; the painter knows no media queries.
  const drawn = svg.replace(/^<svg[^>]*>/, "").replace(/@media.*<\/style>/, "</style>");
  if (svg.includes('viewBox="0 0 240 160"')) return map(drawn, rtl);
  return `<svg width="${width}" height="${pictureHeight}" viewBox="-120 0 560 200" preserveAspectRatio="xMidYMax slice">${drawn}`;
}

/** A region's map has edges: it stands at the end of reading and fades into its own water. */
function map(drawn: string, rtl: boolean): string {
  const mapWidth = pictureHeight * 1.5;
  const fade = 150;
  const x = rtl ? 0 : width - mapWidth;
  const water = "#e4efee";
  return `<linearGradient id="fade" x1="${rtl ? 1 : 0}" x2="${rtl ? 0 : 1}"><stop stop-color="${water}"/><stop offset="1" stop-color="${water}" stop-opacity="0"/></linearGradient>
<rect width="${width}" height="${pictureHeight}" fill="${water}"/><svg x="${x}" width="${mapWidth}" height="${pictureHeight}" viewBox="0 0 240 160">${drawn}
<rect x="${rtl ? mapWidth - fade : x}" width="${fade}" height="${pictureHeight}" fill="url(#fade)"/>`;
}

function logo(card: ShareCard, at: (x: number) => number, rtl: boolean): string {
  const x = rtl ? at(80) - 62 : 80;
  return `<g transform="translate(${x} 58) scale(2.6)"><path d="${star}" fill="${colours.ink}"/><circle cx="12" cy="12" r="5.6" fill="${colours.paper}"/><circle cx="12" cy="12" r="2.9" fill="${colours.saffron}"/></g>
${text(card.brand, { x: at(158), y: 107, size: 52, colour: colours.ink, anchor: rtl ? "end" : "start" })}`;
}

/** The flag, or for regions and the world the shop's own tile. */
function tile(flag: string | null, pass: Box, at: (x: number) => number, rtl: boolean): string {
  const start = pass.x + 44;
  const x = rtl ? at(start) - 132 : start;
  const y = pass.y + pass.height / 2 - 44;
  if (flag) {
    const source = `data:image/svg+xml;base64,${Buffer.from(flag).toString("base64")}`;
    return `<image x="${x}" y="${y}" width="132" height="88" preserveAspectRatio="xMidYMid slice" xlink:href="${source}"/><rect x="${x}" y="${y}" width="132" height="88" fill="none" stroke="${colours.line}" stroke-width="3"/>`;
  }
  return `<g transform="translate(${x} ${y})"><rect width="132" height="88" rx="12" fill="${colours.sea}"/><path d="${star}" transform="translate(36 14) scale(2.5)" fill="${colours.saffron}"/></g>`;
}

/** The name in one line or two, as large as they fit. */
function lines(title: string, pass: Box, x: number, rtl: boolean): string {
  const rows = title.length > 11 ? halves(title) : [title];
  const longest = Math.max(...rows.map((row) => row.length));
  const room = pass.width - pass.stub - 250;
  const tallest = rows.length > 1 ? pass.height * 0.23 : pass.height * 0.31;
  const size = Math.min(tallest, Math.floor(room / (longest * 0.6)));
  const middle = pass.y + pass.height / 2 + size * 0.34;
  return rows
    .map((row, index) => {
      const y = middle + (index - (rows.length - 1) / 2) * size * 1.2;
      return text(row, { x, y, size, colour: colours.ink, anchor: rtl ? "end" : "start" });
    })
    .join("");
}

/** Cut at the space nearest to the middle. */
export function halves(title: string): string[] {
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return [title];
  const middle = title.length / 2;
  const cut = spaces.reduce((best, index) =>
    Math.abs(index - middle) < Math.abs(best - middle) ? index : best,
  );
  return [title.slice(0, cut), title.slice(cut + 1)];
}

/** `dès` above, `66 DA` below and larger: the amount starts at its first digit or sign. */
function priceParts(price: string): [string, string] {
  const start = price.search(/[$€\d]/);
  return [price.slice(0, start).trim(), price.slice(start).trim()];
}

function words([before, amount]: [string, string], pass: Box, x: number): string {
  const size = Math.min(66, Math.floor((pass.stub - 40) / (amount.length * 0.58)));
  const middle = pass.y + pass.height / 2;
  return (
    text(before, { x, y: middle - 24, size: 30, colour: colours.ink2, anchor: "middle", weight: 500 }) +
    text(amount, { x, y: middle + 46, size, colour: colours.sea, anchor: "middle" })
  );
}

function routeLine(at: (x: number) => number): string {
  const stops = [80, 320, 560, 800].map((x) => at(x + 10));
  return `<path d="M${stops[0]} 525H${stops[3]}" stroke="${colours.sea}" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"/>${stops
    .map((x) => `<circle cx="${x}" cy="525" r="9" fill="${colours.sea}"/>`)
    .join("")}`;
}

/** The painter takes every text for left to right; one in letters that run the other way says itself that it isn't. */
function isolated(content: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(content) ? `\u2067${content}\u2069` : content;
}

type Style = {
  x: number;
  y: number;
  size: number;
  colour: string;
  anchor: "start" | "middle" | "end";
  weight?: number;
};

function text(content: string, { x, y, size, colour, anchor, weight = 600 }: Style): string {
  const safe = isolated(content).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" font-family="Readex Pro" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}">${safe}</text>`;
}

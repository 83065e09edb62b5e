import { starPath } from "./shapes.ts";
import { type Tone, tones } from "./tones.ts";

/** A colour that no theme changes: of a flag. */
export type Colour = `#${string}`;

/** One path of a drawing. Drawn in their order, so what is near comes last. */
export type Layer = {
  tone: Tone | Colour;
  d: string;
  /** A line of this width rather than a surface. */
  stroke?: number;
  dash?: string;
  transform?: string;
  /** A class of its own, for a page that shows it at times only. */
  part?: "boat";
};

export const fill = (tone: Tone | Colour, ...d: string[]): Layer => ({ tone, d: d.join("") });
export const line = (tone: Tone, stroke: number, d: string, dash?: string): Layer => ({
  tone,
  stroke,
  d,
  ...(dash && { dash }),
});
export const moved = (transform: string, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, transform }));

/** Half the width of the sun's star, in radii of the sun. */
const starRadii = 2.1;

export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0`;

/** The sun before its star, which is the one star of a drawing. */
export function sun(x: number, y: number, radius: number): Layer[] {
  const scale = (radius * starRadii) / 12;
  const place = `translate(${x - 12 * scale} ${y - 12 * scale})scale(${Number(scale.toFixed(2))})`;
  return [{ tone: "star", d: starPath, transform: place }, fill("sun", circle(x, y, radius))];
}

const isTone = (tone: Tone | Colour): tone is Tone => !tone.startsWith("#");

const pathOf = ({ tone, d, stroke, dash, transform, part }: Layer) =>
  `<path ${isTone(tone) ? `class="s-${tone}${part ? ` ${part}` : ""}"` : `fill="${tone}"`}${stroke ? ` stroke-width="${stroke}"` : ""}${dash ? ` stroke-dasharray="${dash}"` : ""}${transform ? ` transform="${transform}"` : ""} d="${d}"/>`;

type Part = { viewBox: string; fit: string };

/** For inside a page, whose stylesheet has the tones. */
export function inlineSvg({ viewBox, fit }: Part, layers: readonly Layer[]): string {
  return `<svg viewBox="${viewBox}" preserveAspectRatio="${fit}" aria-hidden="true" focusable="false">${layers.map(pathOf).join("")}</svg>`;
}

export type Size = readonly [width: number, height: number];

/** A file that stands alone and knows day and night, for an `<img>`; however it is cut, its middle and its ground show. */
export function svgFile([width, height]: Size, layers: readonly Layer[], left = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice"><style>${stylesOf(layers)}</style>${layers.map(pathOf).join("")}</svg>\n`;
}

/** The rules of the tones that these layers have, by day or by night. */
export function rulesOf(
  layers: readonly Layer[],
  theme: "day" | "night",
): [selector: string, declarations: string[]][] {
  const lines = new Set(layers.filter(({ stroke }) => stroke).map(({ tone }) => tone));
  return [...new Set(layers.map(({ tone }) => tone))].filter(isTone).map((tone) => {
    const colour = tones[tone][theme === "day" ? 0 : 1];
    if (!lines.has(tone)) return [`.s-${tone}`, [`fill: ${colour}`]];
    const still = theme === "day" ? ["fill: none", "stroke-linecap: round"] : [];
    return [`.s-${tone}`, [`stroke: ${colour}`, ...still]];
  });
}

export const nightOnly = "@media (prefers-color-scheme: dark)";

function stylesOf(layers: readonly Layer[]): string {
  const rules = (theme: "day" | "night") =>
    rulesOf(layers, theme)
      .map(([selector, declarations]) => `${selector}{${declarations.join(";").replaceAll(": ", ":")}}`)
      .join("");
  return `${rules("day")}${nightOnly}{${rules("night")}}`;
}

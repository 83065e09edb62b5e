import { circle, fill, type Layer, line, type Size } from "../scene.ts";

/** A round window in the middle, and room around it for what reaches out of it. */
export const emptySize: Size = [240, 150];

const [x, y, radius] = [120, 75, 70] as const;

/** Sky, and stars by night; what stands before it comes after. */
export const onto = (...layers: readonly (Layer | readonly Layer[])[]): Layer[] => [
  fill("sky", circle(x, y, radius)),
  line("night-star", 2.4, "M84 38h.1M106 24h.1M150 30h.1M168 58h.1M76 66h.1M136 50h.1"),
  ...layers.flat(),
];

/** The part of the window below `top`: sea, sand or a floor. */
export function below(top: number): string {
  const half = Math.round(Math.sqrt(radius ** 2 - (top - y) ** 2) * 10) / 10;
  return `M${x - half} ${top}A${radius} ${radius} 0 0 0 ${x + half} ${top}z`;
}

import { circle, fill, type Layer, type Size, sun } from "../scene.ts";

/** The ground goes on to 560 wide, and what matters lies in the middle 190, so that one file fits card, banner and strip. */
export const vignetteSize: Size = [320, 200];

/** Sky, sun and what stands before them. */
export const vignette = (
  [x, y, radius]: readonly [x: number, y: number, radius: number],
  layers: readonly Layer[],
): Layer[] => [
  fill("sky", "M-120-80h560v300h-560z"),
  fill("halo", circle(x, y, Math.round(radius * 4.2))),
  ...sun(x, y, radius),
  ...layers,
];

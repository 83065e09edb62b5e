/** Path data of plain volumes, in units of the drawing's box. Several of one tone are joined into one path. */

/** One decimal is more than anybody sees. */
const r = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${r(x)} ${r(y)}`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${r(width)}v${r(height)}h${r(-width)}z`;

/** `y` is the foot. */
export const arch = (x: number, y: number, width: number, height: number) => {
  const radius = width / 2;
  return `M${at(x, y)}v${r(radius - height)}a${at(radius, radius)} 0 0 1 ${r(width)} 0v${r(height - radius)}z`;
};

/** `steep`: how high for its width; 1 is half a circle. */
export const dome = (middle: number, y: number, radius: number, steep = 1) =>
  `M${at(middle - radius, y)}a${at(radius, radius * steep)} 0 0 1 ${r(2 * radius)} 0z`;

export const triangle = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}l${at(width / 2, -height)} ${at(width / 2, height)}z`;

/** Round heads: [x, y, size]. */
export const trees = (places: readonly (readonly [number, number, number?])[], radius: number) =>
  places.map(([x, y, size = 1]) => dome(x, y, radius * size, 1.1)).join("");

export const cypress = (x: number, y: number, height: number, width: number) =>
  `M${at(x, y)}q${at(-width, -height * 0.35)} 0 ${r(-height)}q${at(width, height * 0.65)} 0 ${r(height)}z`;

/** The Ottoman kind: a slim shaft with two balconies and a pointed cap. */
export const minaret = (x: number, y: number, height: number, width: number) => {
  const left = x - width / 2;
  const balcony = (share: number) => box(left - 1.6, y - height * share, width + 3.2, 2.6);
  return `${box(left, y - height, width, height)}${balcony(0.45)}${balcony(0.74)}${cap(x, y, height, width)}`;
};
export const cap = (x: number, y: number, height: number, width: number) =>
  triangle(x - width / 2 - 0.4, y - height, width + 0.8, height * 0.24);
/** The half that the sun doesn't reach. */
export const minaretShade = (x: number, y: number, height: number, width: number) => {
  const balcony = (share: number) => box(x, y - height * share, width / 2 + 1.6, 2.6);
  return box(x, y - height, width / 2, height) + balcony(0.45) + balcony(0.74);
};

export const palmTrunk = (x: number, y: number, height: number, size: number) =>
  `M${at(x - 1.6 * size, y)}q${at(1.2 * size, -height / 2)} ${at(0.8 * size, -height)}h${r(1.8 * size)}q${at(0.4 * size, height / 2)} ${at(size, height)}z`;
export const palmLeaves = (x: number, y: number, height: number, size: number) => {
  const leaf = ([dx, dy, bendX, bendY]: readonly [number, number, number, number]) =>
    `M${at(x, y - height)}q${at(bendX * size, bendY * size)} ${at(dx * size, dy * size)}q${at((bendX - dx) * 0.55 * size, (bendY * 0.5 - dy * 0.55) * size)} ${at(-dx * size, -dy * size)}z`;
  return fronds.map(leaf).join("");
};
const fronds = [
  [-17, 7, -9, -9],
  [17, 7, 9, -9],
  [-13, -7, -9, -9],
  [13, -7, 9, -9],
  [-10, 14, -10, 0],
  [10, 14, 10, 0],
  [1, -13, -5, -8],
] as const;

/** Water between `y` and the bottom, with a surface of waves, from beyond one edge of the drawing to beyond the other. */
export const waves = (y: number, length = 42, depth = 60) => {
  const count = Math.ceil(560 / length);
  return `M-120 ${r(y)}q${r(length / 2)}-4 ${r(length)} 0${`t${r(length)} 0`.repeat(count - 1)}v${r(depth)}H-120z`;
};

/** The eight-point star of the brand, in a box of 24. */
export const starPath =
  "M12 1l3.22 3.22h4.56v4.56L23 12l-3.22 3.22v4.56h-4.56L12 23l-3.22-3.22H4.22v-4.56L1 12l3.22-3.22V4.22h4.56z";

type Upright = readonly [x: number, foot: number, height: number, size: number];

/** The same shape at several places. */
export const each = (shape: (...where: Upright) => string, places: readonly Upright[]) =>
  places.map(([x, foot, height, size]) => shape(x, foot, height, size)).join("");

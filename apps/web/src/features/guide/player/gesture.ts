/** On to the next step, or back to the one before. */
export type Way = "on" | "back";

/** How far a finger must go, in pixels, before it means something. */
const leastSwipe = 36;

/** Where a finger's way leads (`x` to the right, `y` down), if anywhere: what is pushed away makes room for what comes. */
export function wayOfSwipe(x: number, y: number, rightToLeft: boolean): Way | undefined {
  if (Math.abs(x) < leastSwipe || Math.abs(x) < 1.5 * Math.abs(y)) return undefined;
  return x < 0 !== rightToLeft ? "on" : "back";
}

/** The arrow that points where one reads leads on. */
export function wayOfKey(key: string, rightToLeft: boolean): Way | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return (key === "ArrowRight") !== rightToLeft ? "on" : "back";
}

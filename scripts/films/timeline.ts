import type { Film } from "./film.ts";

/** `entering`, `tapping`: from 0 to 1. */
export type Moment = { scene: number; entering: number; tapping: number };
export type Shot = Moment & { seconds: number };

/** Pictures a second while something moves. */
export const rate = 15;
/** How many pictures a screen takes to come in, a touch to be seen, and how long the touched one stays. */
export const motion = { entering: 5, tapping: 5, touched: 4 };

/** Each picture that differs from the one before, with how long it stays. */
export function timeline({ scenes }: Film): Shot[] {
  return scenes.flatMap(({ seconds }, scene) => {
    const entering =
      scene === 0 ? [] : frames(motion.entering).map((part) => ({ entering: part, tapping: 0 }));
    const tapping = frames(motion.tapping).map((part) => ({ entering: 1, tapping: part }));
    const still = Math.round(seconds * rate) - entering.length - tapping.length - motion.touched;
    const shots = [
      ...entering.map((one) => ({ ...one, frames: 1 })),
      { entering: 1, tapping: 0, frames: still },
      ...tapping.map((one, at) => ({ ...one, frames: at === motion.tapping - 1 ? 1 + motion.touched : 1 })),
    ];
    return shots.map(({ frames: count, ...moment }) => ({ scene, ...moment, seconds: count / rate }));
  });
}

const frames = (count: number) => Array.from({ length: count }, (_, at) => (at + 1) / count);

/** Numbers that look random and are the same for the same seed: what happened can be made to happen again. */
export type Random = {
  /** From 0 up to 1. */
  share(): number;
  /** From 0 up to `below`. */
  whole(below: number): number;
  pick<T>(weights: readonly (readonly [weight: number, choice: T])[]): T;
};

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    whole: (below) => Math.floor(share() * below),
    pick(weights) {
      let left = share() * weights.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, choice] of weights) {
        left -= weight;
        if (left < 0) return choice;
      }
      throw new Error("There is nothing to choose from.");
    },
  };
}

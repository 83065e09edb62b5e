import { inTurn } from "./in-turn.ts";

type Line = Parameters<typeof inTurn>[0];

/** The same as `inTurn`, with a line for each name; a line that nobody stands in is forgotten. */
export function inTurnOf(line: Line): <Made>(name: string, work: () => Promise<Made>) => Promise<Made> {
  const lines = new Map<string, { take: ReturnType<typeof inTurn>; standing: number }>();
  return async (name, work) => {
    const own = lines.get(name) ?? { take: inTurn(line), standing: 0 };
    lines.set(name, own);
    own.standing += 1;
    try {
      return await own.take(work);
    } finally {
      own.standing -= 1;
      if (own.standing === 0) lines.delete(name);
    }
  };
}

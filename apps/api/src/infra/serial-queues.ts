import { serialQueue } from "./serial-queue.ts";

type Line = Parameters<typeof serialQueue>[0];

/** The same as `serialQueue`, with a line for each name; a line that nobody stands in is forgotten. */
export function serialQueues(line: Line): <Made>(name: string, work: () => Promise<Made>) => Promise<Made> {
  const lines = new Map<string, { take: ReturnType<typeof serialQueue>; standing: number }>();
  return async (name, work) => {
    const own = lines.get(name) ?? { take: serialQueue(line), standing: 0 };
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

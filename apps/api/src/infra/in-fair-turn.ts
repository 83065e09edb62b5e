import { QueueIsFull } from "./serial-queue.ts";

/**
 * `most`: how many stand in line, the one at work among them · `ofOne`: how many of them for one asker · `seconds`: what who finds
 * it full is told to wait.
 */
type Line = { most: number; ofOne: number; seconds: number };
type Standing = { begin: () => Promise<void>; refuse: () => void };

/**
 * Does one work after the other: askers take turns, however much each has asked for, and of one asker in the order in which it
 * came. Throws `QueueIsFull` to who has enough in it, or finds it full of others who have no more than they; else the last of whoever has most goes.
 */
export function inFairTurn({ most, ofOne, seconds }: Line) {
  /** In the order of their turns. */
  const waiting = new Map<string, Standing[]>();
  let atWork: string | undefined;
  const countOf = (who: string) => (waiting.get(who)?.length ?? 0) + (atWork === who ? 1 : 0);
  const count = () => [...waiting.keys()].reduce((sum, who) => sum + (waiting.get(who)?.length ?? 0), 0);

  function makeRoom(who: string): void {
    if (countOf(who) >= ofOne) throw new QueueIsFull(seconds);
    if (count() + (atWork === undefined ? 0 : 1) < most) return;
    const [greediest] = [...waiting].sort(([, one], [, other]) => other.length - one.length);
    if (!greediest || countOf(greediest[0]) <= countOf(who) + 1) throw new QueueIsFull(seconds);
    greediest[1].pop()?.refuse();
  }

  function workOn(): void {
    const [next] = waiting;
    if (atWork !== undefined || !next) return;
    const [who, own] = next;
    const first = own.shift();
    // Behind the others, for their next turn.
    waiting.delete(who);
    if (own.length > 0) waiting.set(who, own);
    atWork = who;
    void first?.begin().then(() => {
      atWork = undefined;
      workOn();
    });
  }

  return async <Made>(who: string, work: () => Promise<Made>): Promise<Made> => {
    makeRoom(who);
    return new Promise((resolve, reject) => {
      const begin = () => Promise.resolve().then(work).then(resolve, reject);
      const refuse = () => reject(new QueueIsFull(seconds));
      waiting.set(who, [...(waiting.get(who) ?? []), { begin, refuse }]);
      workOn();
    });
  };
}

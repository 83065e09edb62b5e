/** More stand in line already than may: it was not begun. */
export class QueueIsFull extends Error {
  override name = "QueueIsFull";
  /** When it is worth asking again. */
  readonly seconds: number;

  constructor(seconds: number) {
    super("the line is full");
    this.seconds = seconds;
  }
}

/** `most`: how many stand in line, the one at work among them · `seconds`: what who finds it full is told to wait. */
type Line = { most: number; seconds: number };

/** Does one work after the other, in the order in which they came; throws `QueueIsFull` when too many are before. */
export function serialQueue({ most, seconds }: Line): <Made>(work: () => Promise<Made>) => Promise<Made> {
  let standing = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (standing >= most) throw new QueueIsFull(seconds);
    standing += 1;
    const made = last.then(work).finally(() => {
      standing -= 1;
    });
    last = made.catch(() => {});
    return made;
  };
}

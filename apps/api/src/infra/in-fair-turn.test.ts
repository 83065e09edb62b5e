import { expect, it } from "vitest";
import { inFairTurn } from "./in-fair-turn.ts";
import { QueueIsFull } from "./serial-queue.ts";
import { works } from "./works.test-kit.ts";

it("one work begins when the one before has ended, in the order in which they came", async () => {
  const { begun, work, endNext } = works();
  const turn = inFairTurn({ most: 3, ofOne: 3, seconds: 5 });
  const [first, second] = [turn("A", work("first")), turn("A", work("second"))];
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toEqual(["first"]);
  endNext();
  expect(await first).toBe("first");
  await expect.poll(() => begun).toEqual(["first", "second"]);
  endNext();
  expect(await second).toBe("second");
});

it("who finds the line full is told when to ask again, and nothing of theirs is begun", async () => {
  const { begun, work, endNext } = works();
  const turn = inFairTurn({ most: 2, ofOne: 2, seconds: 7 });
  const standing = [turn("A", work("first")), turn("B", work("second"))];
  const refused = turn("C", work("third"));
  await expect(refused).rejects.toBeInstanceOf(QueueIsFull);
  await expect(refused).rejects.toMatchObject({ seconds: 7 });
  endNext();
  await standing[0];
  const again = turn("C", work("third, again"));
  await expect.poll(() => begun).toEqual(["first", "second"]);
  endNext();
  await standing[1];
  await expect.poll(() => begun).toEqual(["first", "second", "third, again"]);
  endNext();
  expect(await again).toBe("third, again");
});

it("a work that fails leaves its place to the next", async () => {
  const turn = inFairTurn({ most: 1, ofOne: 1, seconds: 5 });
  await expect(turn("A", () => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  await expect(
    turn("A", () => {
      throw new Error("no ink");
    }),
  ).rejects.toThrow("no ink");
  expect(await turn("B", async () => "made")).toBe("made");
});

it("who asks for much is followed by who asks for one, and has a share of the line", async () => {
  const { begun, work, endNext } = works();
  const turn = inFairTurn({ most: 8, ofOne: 3, seconds: 5 });
  const greedy = ["a1", "a2", "a3"].map((name) => turn("A", work(name)));
  await expect(turn("A", work("a4"))).rejects.toBeInstanceOf(QueueIsFull);
  const other = turn("B", work("b1"));
  await expect.poll(() => begun).toEqual(["a1"]);
  endNext();
  await expect.poll(() => begun).toEqual(["a1", "a2"]);
  endNext();
  await expect.poll(() => begun).toEqual(["a1", "a2", "b1"]);
  endNext();
  expect(await other).toBe("b1");
  await expect.poll(() => begun).toEqual(["a1", "a2", "b1", "a3"]);
  endNext();
  await Promise.all(greedy);
});

it("in a line full of the greedy, the last work of whoever has most goes for a newcomer's", async () => {
  const { begun, work, endNext } = works();
  const turn = inFairTurn({ most: 4, ofOne: 3, seconds: 5 });
  const [first, second, last] = ["a1", "a2", "a3"].map((name) => turn("A", work(name)));
  const [b, c] = [turn("B", work("b")), turn("C", work("c"))];
  await expect(last).rejects.toBeInstanceOf(QueueIsFull);
  // Nobody has more than one beyond them any more.
  await expect(turn("B", work("b2"))).rejects.toBeInstanceOf(QueueIsFull);
  for (const made of ["a1", "a2", "b", "c"]) {
    await expect.poll(() => begun).toContain(made);
    endNext();
  }
  expect(await Promise.all([first, second, b, c])).toEqual(["a1", "a2", "b", "c"]);
});

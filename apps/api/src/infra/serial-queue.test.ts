import { expect, it } from "vitest";
import { QueueIsFull, serialQueue } from "./serial-queue.ts";
import { works } from "./works.test-kit.ts";

it("one work begins when the one before has ended, in the order in which they came", async () => {
  const { begun, work, endNext } = works();
  const turn = serialQueue({ most: 3, seconds: 5 });
  const [first, second] = [turn(work("first")), turn(work("second"))];
  await Promise.resolve();
  expect(begun).toEqual(["first"]);
  endNext();
  expect(await first).toBe("first");
  await Promise.resolve();
  expect(begun).toEqual(["first", "second"]);
  endNext();
  expect(await second).toBe("second");
});

it("who finds the line full is told when to ask again, and nothing of theirs is begun", async () => {
  const { begun, work, endNext } = works();
  const turn = serialQueue({ most: 2, seconds: 7 });
  const standing = [turn(work("first")), turn(work("second"))];
  const refused = turn(work("third"));
  await expect(refused).rejects.toBeInstanceOf(QueueIsFull);
  await expect(refused).rejects.toMatchObject({ seconds: 7 });
  endNext();
  await standing[0];
  const again = turn(work("third, again"));
  endNext();
  await standing[1];
  endNext();
  expect(await again).toBe("third, again");
  expect(begun).toEqual(["first", "second", "third, again"]);
});

it("a work that fails leaves its place to the next", async () => {
  const turn = serialQueue({ most: 1, seconds: 5 });
  await expect(turn(() => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  expect(await turn(async () => "made")).toBe("made");
});

import { describe, expect, it } from "vitest";
import { eachApart, groupsApart } from "./each-apart.ts";

describe("work for each apart", () => {
  it("goes on after one that fails, and fails at the end", async () => {
    const done: number[] = [];
    const work = async (item: number) => {
      if (item === 1) throw new Error("the first");
      done.push(item);
    };
    await expect(eachApart([1, 2, 3], work)).rejects.toThrow("the first");
    expect(done).toEqual([2, 3]);
  });
});

describe("a round of work for groups", () => {
  const items = ["silent 1", "silent 2", "quick 1", "quick 2"];
  const groupOf = (item: string) => item.split(" ")[0] ?? "";

  it("ends with what it has begun once its time is over, in the group that is slow only", async () => {
    const round = new AbortController();
    const silence = Promise.withResolvers<void>();
    const begun: string[] = [];
    const work = async (item: string) => {
      begun.push(item);
      if (item === "silent 1") await silence.promise;
      // The quick ones are done; the round's time ends while the silent one is still waited for.
      if (item !== "quick 2") return;
      round.abort();
      silence.resolve();
    };
    await groupsApart(items, groupOf, work, round.signal);
    expect(begun.toSorted()).toEqual(["quick 1", "quick 2", "silent 1"]);
  });

  it("does all of it in time, and throws what failed in any group", async () => {
    const done: string[] = [];
    const work = async (item: string) => {
      done.push(item);
      if (item === "silent 1") throw new Error("no answer");
    };
    await expect(groupsApart(items, groupOf, work)).rejects.toThrow("no answer");
    expect(done.toSorted()).toEqual(items.toSorted());
  });
});

import { beforeEach, expect, test } from "vitest";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { forgetAll, openStorage } from "../../../platform/storage/storage.ts";
import { keptOutgoing, Outbox, type Outgoing } from "./outbox.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  const write = (key: string, value: string | undefined) =>
    void (value === undefined ? kept.delete(key) : kept.set(key, value));
  openStorage("tab", { entries: () => kept, write, onChange: () => {} });
});

const written = (text: string): Outgoing => ({
  key: text,
  text,
  photo: null,
  about: { page: "/fr/home", language: "fr" },
  problem: null,
});

/** A shop that takes messages when it is told to, and notes which. */
function shop() {
  const taken: string[] = [];
  const problems = new Map<string, ApiProblem>();
  const answers: (() => void)[] = [];
  const deliver = async ({ text }: Outgoing) => {
    await new Promise<void>((answer) => answers.push(answer));
    const problem = problems.get(text);
    if (problem) throw problem;
    taken.push(text);
  };
  /** Lets calls be answered until none is under way. */
  const settle = async (...doing: Promise<void>[]) => {
    let isOver = false;
    const over = Promise.all(doing).then(() => {
      isOver = true;
    });
    while (!isOver) {
      answers.shift()?.();
      await Promise.resolve();
    }
    await over;
  };
  return { outbox: new Outbox(keptOutgoing, deliver), taken, problems, answers, settle };
}
const offline = new ApiProblem("offline", 0);

test("messages are sent one after the other, as they were written", async () => {
  const { outbox, taken, answers, settle } = shop();
  const doing = ["one", "two", "three"].map((text) => outbox.say(written(text)));
  expect(answers).toHaveLength(1);
  await settle(...doing);
  expect(taken).toEqual(["one", "two", "three"]);
  expect(outbox.all()).toEqual([]);
});

test("what has no network waits with those behind it, and goes in their order", async () => {
  const { outbox, taken, problems, settle } = shop();
  problems.set("one", offline);
  await settle(outbox.say(written("one")), outbox.say(written("two")));
  expect(taken).toEqual([]);
  expect(outbox.all().map(({ problem }) => problem?.code)).toEqual(["offline", undefined]);
  problems.clear();
  await settle(outbox.send());
  expect(taken).toEqual(["one", "two"]);
});

test("what is refused holds nothing back, and is tried again only when asked for", async () => {
  const { outbox, taken, problems, settle } = shop();
  problems.set("one", new ApiProblem("body_too_large", 413));
  await settle(outbox.say(written("one")), outbox.say(written("two")));
  await settle(outbox.send());
  expect(taken).toEqual(["two"]);
  expect(outbox.all()).toMatchObject([{ key: "one", problem: { code: "body_too_large" } }]);
  problems.clear();
  await settle(outbox.retry("one"));
  expect(taken).toEqual(["two", "one"]);
});

test("too many at once wait as long as they are told", async () => {
  const { outbox, problems, taken, settle } = shop();
  problems.set("one", new ApiProblem("rate_limited", 429, { retryAfterSeconds: 60 }));
  await settle(outbox.say(written("one")));
  problems.clear();
  await settle(outbox.send());
  expect(taken).toEqual([]);
  await settle(outbox.retry("one"));
  expect(taken).toEqual(["one"]);
});

test("what was not sent is there after a reload, and gone for whoever comes after signing out", async () => {
  const { outbox, problems, settle } = shop();
  problems.set("one", offline);
  await settle(outbox.say(written("one")));
  expect(shop().outbox.all()).toMatchObject([{ text: "one" }]);
  forgetAll("tab");
  expect(outbox.all()).toEqual([]);
  expect(shop().outbox.all()).toEqual([]);
});

import { beforeEach, expect, test } from "vitest";
import { finishedAnswer } from "./finished-answer.ts";
import { FinishedAnswers } from "./finished-answers.ts";

const answer = (bytes = 10) => finishedAnswer({ etag: '"1"' }, Buffer.alloc(bytes));
const minute = 60_000;
let now: number;
let answers: FinishedAnswers;

beforeEach(() => {
  now = 1;
  answers = new FinishedAnswers({ maxBytes: 10_000, now: () => now });
});

test("are found by their name, and by each address that was noted", () => {
  const plans = answer();
  answers.put("1", "plans of FR", plans);
  answers.note("/plans?country=FR&x=1", "plans of FR");
  expect(answers.get("1", "plans of FR")).toBe(plans);
  expect(answers.at("1", "/plans?country=FR&x=1")).toBe(plans);
  expect(answers.at("1", "/plans")).toBeUndefined();
});

test("are not given any more when the catalogue moved on", () => {
  answers.put("1", "a", answer());
  expect(answers.get("2", "a")).toBeUndefined();
  answers.put("2", "b", answer());
  expect(answers.get("2", "a")).toBeUndefined();
  expect(answers.get("1", "a")).toBeUndefined();
});

test("stay for when no new one can be made: of an older revision, or beyond their age", () => {
  const old = answer();
  answers.put("1", "a", old);
  answers.put("2", "b", answer());
  now += 60 * minute;
  expect(answers.find("a", { revision: "2", orStale: true })).toBe(old);
  expect(answers.find("b", { revision: "2", orStale: true })).toBeDefined();
  for (const name of ["a", "b"])
    expect(answers.find(name, { revision: "2", orStale: false })).toBeUndefined();
  expect(answers.find("c", { revision: null, orStale: true })).toBeUndefined();
});

test("are kept shortly while the revision is new: another process may have answered from the one before", () => {
  answers.put("1", "early", answer());
  now += 10_001;
  expect(answers.get("1", "early")).toBeUndefined();
  answers.put("1", "late", answer());
  now += 9 * minute;
  expect(answers.get("1", "late")).toBeDefined();
  now += 2 * minute;
  expect(answers.get("1", "late")).toBeUndefined();
});

test("never take more bytes than they may; what was unused for longest goes first", () => {
  for (const name of ["a", "b"]) answers.put("1", name, answer(3000));
  answers.get("1", "a");
  answers.put("1", "c", answer(3000));
  expect(["a", "b", "c"].map((name) => answers.get("1", name) !== undefined)).toEqual([true, false, true]);
  answers.put("1", "huge", answer(20_000));
  expect(answers.get("1", "huge")).toBeUndefined();
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { topics } from "./topics.ts";

test("every question that is written stands under one topic", () => {
  const file = new URL("../../../../../packages/i18n/src/messages/fr/support.json", import.meta.url);
  const written = JSON.parse(readFileSync(file, "utf8"));
  expect(topics.flatMap(({ questions }) => questions).sort()).toEqual(Object.keys(written.questions).sort());
  expect(topics.map(({ id }) => id)).toEqual(Object.keys(written.topics));
});

test("no two things of the page have the same address", () => {
  const ids = [...topics.flatMap(({ id, questions }) => [id, ...questions]), "contact", "content"];
  expect(new Set(ids).size).toBe(ids.length);
});

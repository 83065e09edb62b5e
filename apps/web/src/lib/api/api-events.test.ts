import { afterEach, expect, test, vi } from "vitest";
import { apiEvents } from "./api-events.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A shop whose stream says these parts and ends. */
const says = (...parts: string[]) =>
  vi.stubGlobal("fetch", async () => new Response(new Blob(parts).stream()));

test("each event is told, and not what keeps the line open", async () => {
  says('data: {"revision":1}\n\n:\n\nda', 'ta: {"revision":2}\n\n');
  const onEvent = vi.fn();
  expect(await apiEvents("/chat/changes", new AbortController().signal, onEvent)).toBeUndefined();
  expect(onEvent).toHaveBeenCalledTimes(2);
});

test("a stream whose place somebody else took says when to ask for another", async () => {
  says('data: {"revision":1}\n\n', "retry: 120000\n\n");
  expect(await apiEvents("/chat/changes", new AbortController().signal, () => {})).toBe(120_000);
});

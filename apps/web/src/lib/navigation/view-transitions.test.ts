import { expect, test } from "vitest";
import { forgiveSkippedTransitions } from "./view-transitions.ts";

/** A page whose transitions become ready, or don't. */
function pageWith(ready: Promise<undefined>) {
  const page = { startViewTransition: () => ({ ready }) as ViewTransition };
  forgiveSkippedTransitions(page);
  return page;
}

test.each(["AbortError", "InvalidStateError", "TimeoutError"])(
  "a transition that the browser skips (%s) is no fault",
  async (name) => {
    const page = pageWith(Promise.reject(new DOMException("Viewport size changed", name)));
    await expect(page.startViewTransition().ready).resolves.toBeUndefined();
  },
);

test("what else goes wrong in a transition is told", async () => {
  const wrong = new TypeError("The page can't be drawn");
  await expect(pageWith(Promise.reject(wrong)).startViewTransition().ready).rejects.toBe(wrong);
});

test("a browser without transitions stays without", () => {
  const page = {} as Document;
  forgiveSkippedTransitions(page);
  expect(page).toEqual({});
});

/** Why a browser shows the new page at once: another transition began, the window changed its size, the page took too long. */
const skipped = ["AbortError", "InvalidStateError", "TimeoutError"];

/**
 * A view transition that the browser skips has no fault: the new page is there. Its `ready` rejects all the same, and
 * whoever started it, the router too, would have to say so each time; what else goes wrong in one is still told.
 */
export function forgiveSkippedTransitions(page: Pick<Document, "startViewTransition"> = document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return; // an older browser
  page.startViewTransition = (show) => {
    const transition = start(show);
    const ready = transition.ready.catch((reason) => {
      if (!skipped.includes(reason?.name)) throw reason;
    });
    return Object.defineProperty(transition, "ready", { value: ready });
  };
}

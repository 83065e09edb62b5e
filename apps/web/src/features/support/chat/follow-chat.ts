import { apiEvents } from "../../../lib/api/api-events.ts";
import { type ApiProblem, problemOf } from "../../../lib/api/api-problem.ts";

/** Where streams are blocked; a page that nobody looks at asks less often. */
const pollMs = 4_000;
const hiddenPollMs = 30_000;

/** Asks again until the shop answers, and says meanwhile why it does not. */
export async function refreshUntilAnswered(
  refresh: () => Promise<boolean>,
  say: (problem: ApiProblem | null) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await refresh();
      say(null);
      return;
    } catch (error) {
      say(problemOf(error));
      await pause(waitOf(error), signal);
    }
  }
}

/**
 * As long as there is a chat: by a stream; between two of them, and where there are none, by asking. Where the shop has given the
 * stream's place to somebody else, by asking for as long as it says.
 */
export async function followChanges(refresh: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  let streamFrom = 0;
  while (!signal.aborted) {
    if (!document.hidden && Date.now() >= streamFrom) {
      const again = await apiEvents("/chat/changes", signal, () => void refresh().catch(() => {}));
      streamFrom = Date.now() + (again ?? 0);
    }
    await pause(document.hidden ? hiddenPollMs : pollMs, signal);
    if (signal.aborted) return;
    try {
      if (!(await refresh())) return;
    } catch (error) {
      await pause(waitOf(error), signal);
    }
  }
}

/** As long as the shop says, milliseconds. */
function waitOf(error: unknown): number {
  const { retryAt } = problemOf(error);
  return retryAt === undefined ? pollMs : retryAt - Date.now();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", woken);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    }
    const woken = () => !document.hidden && end();
    document.addEventListener("visibilitychange", woken);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

export type Complaints = {
  all: string[];
  /** Those that fit are part of the journey: someone else's address answers 404, and the console says so. */
  expect: (...patterns: RegExp[]) => void;
};

/** Whatever goes wrong behind the screens, in every tab: console, scripts, network. */
export function listenForComplaints(context: BrowserContext): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  context.on(
    "console",
    (message) => isComplaint(message) && heard.push(`console: ${message.text()} ${message.location().url}`),
  );
  context.on("weberror", (error) => heard.push(`script: ${error.error().message}`));
  const isDropped = followLeaving(context);
  context.on(
    "requestfailed",
    (request) =>
      !isDropped(request) && heard.push(`network: ${request.url()} ${request.failure()?.errorText}`),
  );
  context.on("response", (response) => {
    if (response.status() >= 400)
      heard.push(`status: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return {
    get all() {
      return heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
    },
    expect: (...patterns) => void expected.push(...patterns),
  };
}

/** Playwright itself warns where it keeps the shop's worker out. */
const isComplaint = (message: ConsoleMessage) =>
  ["error", "warning"].includes(message.type()) &&
  !message.text().startsWith("Service Worker registration blocked");

/**
 * Leaving a page drops what it was still asking for: "aborted", or "failed" where the shop's worker was asking for it. A page is being
 * left from when the next document is asked for until that is read, and what was asked for before is not missed afterwards. And the worker
 * asks the browser, not the network, for what it may have kept: nothing is missed where it has not.
 */
function followLeaving(context: BrowserContext): (failed: Request) => boolean {
  let documents = 0;
  let isLeft = false;
  const asked = new WeakMap<Request, number>();
  context.on("request", (request) => {
    if (request.isNavigationRequest()) isLeft = true;
    asked.set(request, documents);
  });
  context.on("page", (page) =>
    page.on("domcontentloaded", () => {
      documents += 1;
      isLeft = false;
    }),
  );
  return (request) =>
    ["net::ERR_ABORTED", "net::ERR_CACHE_MISS"].includes(request.failure()?.errorText ?? "") ||
    (request.failure()?.errorText === "net::ERR_FAILED" && (isLeft || asked.get(request) !== documents));
}

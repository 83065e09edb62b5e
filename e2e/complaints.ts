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
  context.on(
    "requestfailed",
    (request) =>
      isFailure(request) && heard.push(`network: ${request.url()} ${request.failure()?.errorText}`),
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

/** Leaving a page drops what it was still asking for. */
const isFailure = (request: Request) => request.failure()?.errorText !== "net::ERR_ABORTED";

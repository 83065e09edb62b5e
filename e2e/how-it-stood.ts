import type { BrowserContext, Page, Request } from "@playwright/test";

/** Milliseconds a page has to answer in: one whose renderer stands still never does. */
const patience = 5_000;

/** Remembers what a window's pages wait for, to tell of it where a journey fails: a run elsewhere keeps only what it prints. */
export function watchWindow(context: BrowserContext) {
  const underWay = new Set<Request>();
  context.on("request", (request) => underWay.add(request));
  const answered = (request: Request) => underWay.delete(request);
  context.on("requestfinished", answered).on("requestfailed", answered);
  return {
    tell: async (): Promise<string> =>
      [
        ...(await Promise.all(context.pages().map(tellOf))),
        ...[...underWay].map(
          (request) => `no answer yet: ${request.method()} ${withoutSecrets(request.url())}`,
        ),
      ].join("\n"),
  };
}

async function tellOf(page: Page): Promise<string> {
  const seen = page.evaluate<string>(
    `[...document.querySelectorAll("h1, [role=alert], [role=status], dialog[open], button[type=submit]")].map((one) => one.innerText.trim()).filter(Boolean).join(" | ")`,
  );
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, patience, "the page does not answer").unref();
  });
  const said = await Promise.race([seen, late]).catch(String);
  return `${withoutSecrets(page.url())}: ${said}`;
}

const withoutSecrets = (address: string) => address.replace(/[?#].*$/, "");

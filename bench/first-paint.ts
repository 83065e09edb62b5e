import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { BareAnswer } from "./kit/bare-server.ts";
import { phone, withBrowser } from "./kit/browser.ts";
import { startChild } from "./kit/child.ts";
import { fetchBytes } from "./kit/fetch-bytes.ts";
import { median, printTable, ratio } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";

const pages = ["/fr/home", "/fr/packages/FR", "/ar/packages/FR"];
const runs = Number(process.env.BENCH_ROUNDS ?? 3);
/** A weak 3G connection and a cheap phone. */
const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const slowdown = 4;

type Seen = { fcp: number; lcp: number; shift: number; hydrated: number };

/** When a guest sees something and can use it, beside a static page of as many bytes from a bare server. */
export function measureFirstPaint(): Promise<void> {
  return withProgram(({ shopUrl }) =>
    withBrowser(async (browser) => {
      const rows: (string | number)[][] = [];
      for (const page of pages) rows.push(await compare(browser, shopUrl + page, page));
      const head = [
        "",
        "FCP ms",
        "LCP ms",
        "hydrated ms",
        "bare FCP ms",
        "FCP ratio",
        "LCP ratio",
        "layout shift",
      ];
      printTable(head, rows);
    }),
  );
}

async function compare(browser: Browser, url: string, name: string): Promise<(string | number)[]> {
  const bare = await startChild<number>("bare-server.ts", await staticTwin(url));
  try {
    const [ours, theirs]: [Seen[], Seen[]] = [[], []];
    for (let run = 0; run < runs; run++) {
      ours.push(await visit(browser, url, true));
      theirs.push(await visit(browser, `http://127.0.0.1:${bare.answer}/`, false));
    }
    const of = (seen: Seen[], what: keyof Seen) => median(seen.map((one) => one[what]));
    const times = [of(ours, "fcp"), of(ours, "lcp"), of(ours, "hydrated"), of(theirs, "fcp")];
    return [
      name,
      ...times.map((ms) => ms.toFixed(0)),
      ratio(of(ours, "fcp"), of(theirs, "fcp")),
      ratio(of(ours, "lcp"), of(theirs, "lcp")),
      Math.max(...ours.map(({ shift }) => shift)).toFixed(4),
    ];
  } finally {
    bare.stop();
  }
}

async function visit(browser: Browser, url: string, isApp: boolean): Promise<Seen> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  const seen = await look(page, isApp);
  await context.close();
  return seen;
}

/** A second after the last news, for what still moves. */
async function look(page: Page, isApp: boolean): Promise<Seen> {
  const now = async () => (await page.evaluate("window.bench")) as Seen;
  for (let tries = 0; isApp && (await now()).hydrated === 0 && tries < 200; tries++)
    await page.waitForTimeout(200);
  await page.waitForTimeout(1000);
  return now();
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Runs in the page. React marks the elements that it has taken over. */
const watch = `
  window.bench = { fcp: 0, lcp: 0, shift: 0, hydrated: 0 };
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe("paint", (entry) => entry.name === "first-contentful-paint" && (bench.fcp = entry.startTime));
  observe("largest-contentful-paint", (entry) => (bench.lcp = entry.startTime));
  observe("layout-shift", (entry) => entry.hadRecentInput || (bench.shift += entry.value));
  const look = setInterval(() => {
    const main = document.querySelector("main");
    if (!main || !Object.keys(main).some((key) => key.startsWith("__reactFiber"))) return;
    bench.hydrated = performance.now();
    clearInterval(look);
  }, 20);
`;

/** The same document without anything to fetch, filled up to the same compressed bytes. */
async function staticTwin(url: string): Promise<BareAnswer> {
  const { body } = await fetchBytes(url, { "accept-encoding": "br" });
  const plain = (await fetchBytes(url)).body.toString();
  const still = plain
    .replaceAll(/<link [^>]*>|<img [^>]*>/g, "")
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, "");
  const missing = body.length - brotliCompressSync(still).length;
  const filling =
    missing > 0
      ? randomBytes(missing)
          .toString("base64")
          .slice(0, missing * 1.33)
      : "";
  const twin = brotliCompressSync(`${still}<!--${filling}-->`);
  return {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": String(twin.length),
    },
    body: twin.toString("base64"),
  };
}

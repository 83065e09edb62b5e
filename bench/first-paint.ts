import { randomBytes } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { BareAnswer } from "./kit/bare-server.ts";
import { phone, withBrowser } from "./kit/browser.ts";
import { startChild } from "./kit/child.ts";
import { fetchBytes } from "./kit/fetch-bytes.ts";
import { median, printTable, ratio } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";

const pages = ["/fr/home", "/fr/packages/TR", "/ar/home", "/ar/packages/TR"];
const runs = Number(process.env.BENCH_ROUNDS ?? 5);
/** Another release of the shop that runs already, to take turns with. */
const other = process.env.BENCH_AGAINST;
/** Lighthouse's slow 4G and cheap phone, applied rather than reckoned. */
const network = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_474_000 / 8,
  uploadThroughput: 675_000 / 8,
};
const slowdown = 4;

/** `blocking`: what of each long task after the first paint goes beyond 50 ms, in sum. */
type Seen = { fcp: number; lcp: number; blocking: number; shift: number; hydrated: number };

/**
 * When a guest sees something and can use it, beside a static page of as many bytes from a bare server and, where
 * BENCH_AGAINST names one, beside another release.
 */
export function measureFirstPaint(): Promise<void> {
  return withProgram(({ shopUrl }) =>
    withBrowser(async (browser) => {
      const rows: (string | number)[][] = [];
      for (const page of pages) rows.push(...(await compare(browser, shopUrl, page)));
      printTable(
        [
          "",
          "FCP ms (least)",
          "LCP ms",
          "blocking ms (least)",
          "hydrated ms",
          "layout shift",
          "FCP, bare = 1",
        ],
        rows,
      );
    }),
  );
}

/** All of them take turns, forwards and backwards. */
async function compare(browser: Browser, shopUrl: string, page: string): Promise<string[][]> {
  const bare = await startChild<number>("bare-server.ts", await staticTwin(shopUrl + page));
  const shops = [{ name: page, url: shopUrl + page, isShop: true, seen: [] as Seen[] }];
  if (other) shops.push({ name: `${page}, the other`, url: other + page, isShop: true, seen: [] });
  const twin = { name: "bare", url: `http://127.0.0.1:${bare.answer}/`, isShop: false, seen: [] as Seen[] };
  try {
    for (let run = 0; run < runs; run++)
      for (const { url, isShop, seen } of run % 2 ? [...shops, twin] : [twin, ...shops.toReversed()])
        seen.push(await visit(browser, url, isShop));
    return shops.map(({ name, seen }) => rowOf(name, seen, twin.seen));
  } finally {
    bare.stop();
  }
}

function rowOf(name: string, seen: Seen[], bare: Seen[]): string[] {
  const of = (visits: Seen[], what: keyof Seen) => visits.map((visit) => visit[what]);
  const middle = (what: keyof Seen) => median(of(seen, what)).toFixed(0);
  const withLeast = (what: keyof Seen) => `${middle(what)} (${Math.min(...of(seen, what)).toFixed(0)})`;
  const shift = Math.max(...of(seen, "shift")).toFixed(4);
  const fcpRatio = ratio(median(of(seen, "fcp")), median(of(bare, "fcp")));
  return [name, withLeast("fcp"), middle("lcp"), withLeast("blocking"), middle("hydrated"), shift, fcpRatio];
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
  const now = () => page.evaluate<Seen>("window.bench");
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
  window.bench = { fcp: 0, lcp: 0, blocking: 0, shift: 0, hydrated: 0 };
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe("paint", (entry) => entry.name === "first-contentful-paint" && (bench.fcp = entry.startTime));
  observe("largest-contentful-paint", (entry) => (bench.lcp = entry.startTime));
  observe("longtask", ({ startTime, duration }) => {
    if (startTime + duration > bench.fcp) bench.blocking += Math.max(0, duration - 50);
  });
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

import type { Browser, Page } from "@playwright/test";
import { payAtTheBank } from "../e2e/bank-page.ts";
import { fillSummary, payButton } from "../e2e/buying.ts";
import { buyThroughApi, firstFixedPlan, signInThroughApi } from "../e2e/buying-without-a-screen.ts";
import { newCustomer } from "../e2e/customer.ts";
import { openCodes } from "../e2e/esim-sheets.ts";
import { openSandbox, type Sandbox } from "../e2e/sandbox.ts";
import { typeCode } from "../e2e/signing-in.ts";
import { wordsOf } from "../e2e/words.ts";
import { freePort } from "../scripts/postgres/cluster.ts";
import { phone, withBrowser } from "./kit/browser.ts";
import { kilobytes, median, printTable, ratio } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";
import { type SlowLine, slowLine } from "./kit/slow-line.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const airport = { kilobits: 50, latencyMs: 400 };
const edge = { offline: false, latency: 400, downloadThroughput: 150_000 / 8, uploadThroughput: 150_000 / 8 };
const t = wordsOf("fr");
const patience = { timeout: 180_000 };

/** What an eSIM's page and a purchase cost in waiting where the network is weak. */
export function measureWeakLine(): Promise<void> {
  return withProgram(({ shopUrl, sandboxUrl }) =>
    withBrowser(async (browser) => {
      const sandbox = openSandbox(sandboxUrl ?? "");
      await details(browser, sandbox, shopUrl);
      await purchase(browser, sandbox, shopUrl.replace("127.0.0.1", "localhost"));
    }),
  );
}

type Visit = { read: number; code: number; bytes: number };

/** 50 kbit/s and 400 ms, all of the browser's connections together. */
async function details(browser: Browser, sandbox: Sandbox, shopUrl: string): Promise<void> {
  const line = await slowLine(await freePort(), Number(new URL(shopUrl).port), airport);
  const first: Visit[] = [];
  const later: Visit[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, baseURL: shopUrl });
    const page = await context.newPage();
    const customer = newCustomer();
    const order = await buyThroughApi(page.request, sandbox, customer);
    const token = await signInThroughApi(page.request, sandbox, customer.email);
    await context.addInitScript(`localStorage.setItem("Token", ${JSON.stringify(token)})`);
    const address = `${line.url}/fr/details/${order.esims[0]?.id}`;
    first.push(await visit(page, address, line));
    page.setDefaultTimeout(patience.timeout);
    await page.getByText(t("esims.offline.kept")).waitFor(patience);
    await page.close();
    later.push(await visit(await context.newPage(), address, line));
    await context.close();
  }
  line.close();
  const row = (name: string, visits: Visit[]) => {
    const of = (what: keyof Visit) => median(visits.map((one) => one[what]));
    const floor = (of("bytes") * 8) / airport.kilobits;
    return [
      name,
      seconds(of("read")),
      seconds(of("code")),
      kilobytes(of("bytes")),
      seconds(floor),
      ratio(of("code"), floor + 2 * airport.latencyMs),
    ];
  };
  printTable(
    ["an eSIM's page", "frame, s", "code and copy, s", "kB until then", "these bytes alone, s", "floor = 1"],
    [row("first visit", first), row("with the worker", later)],
  );
}

/** Until the code is there, in the sheet that one presses for, and can be copied; what comes later is not waited for. */
async function visit(page: Page, address: string, line: SlowLine): Promise<Visit> {
  const before = line.bytes();
  const start = performance.now();
  page.goto(address, patience).catch(() => {});
  await page.getByRole("banner").waitFor(patience);
  const read = performance.now() - start;
  await openCodes({ page, t });
  await page.getByRole("img", { name: t("install.qr.label") }).waitFor(patience);
  return { read, code: performance.now() - start, bytes: line.bytes() - before };
}

/** 150 kbit/s and 400 ms: from the summary's address to the code on the screen; typing takes no time. */
async function purchase(browser: Browser, sandbox: Sandbox, shopUrl: string): Promise<void> {
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, baseURL: shopUrl });
    const page = await context.newPage();
    page.setDefaultTimeout(patience.timeout);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", edge);
    const [person, customer] = [{ page, t, language: "fr" as const }, newCustomer()];
    const { code: plan } = await firstFixedPlan(page.request, "FR");
    const start = performance.now();
    await page.goto(`/fr/summary?plan=${plan}`);
    await payButton(person).waitFor();
    await fillSummary(person, customer);
    await payButton(person).click();
    await payAtTheBank(page);
    await page.getByRole("link", { name: t("payment.delivery.seeMine") }).click();
    await page.getByRole("button", { name: t("account.sendCode") }).click();
    await page.getByLabel(t("account.code.label")).waitFor();
    await typeCode(person, await sandbox.signInCode(customer.email));
    await page.locator('main a[href*="/details/"]').first().click();
    await openCodes(person);
    await page.getByRole("img", { name: t("install.qr.label") }).waitFor();
    waits.push(performance.now() - start);
    await context.close();
  }
  printTable(
    ["buying, to the code", "waiting, s (most)", "aim, s"],
    [["at 150 kbit/s", `${seconds(median(waits))} (${seconds(Math.max(...waits))})`, 90]],
  );
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

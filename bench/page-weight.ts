import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { root } from "../scripts/program/paths.ts";
import { makeThrowAwayFolder, removeFolder } from "../scripts/testing/throw-away.ts";
import { budgets } from "./budgets.ts";
import { phone, withBrowser } from "./kit/browser.ts";
import { fetchBytes } from "./kit/fetch-bytes.ts";
import { kilobytes, printTable } from "./kit/figures.ts";
import { withProgram } from "./kit/program.ts";
import { filledAddress, scriptBytes } from "./kit/script-bytes.ts";

const kinds = ["document", "stylesheet", "script", "font", "image"] as const;
type Kind = (typeof kinds)[number] | "other";
type Asked = { url: string; kind: Kind };

/** What a guest's first visit brings over the wire, by kind, and its scripts beside the bare page's. */
export function measurePageWeight(): Promise<void> {
  const bare = bareScriptBytes();
  return withProgram(({ shopUrl }) =>
    withBrowser(async (browser) => {
      const rows: (string | number)[][] = [];
      for (const { page, address, script: budget } of budgets) {
        const url = shopUrl + (await filledAddress(address, shopUrl));
        const asked = await firstVisit(browser, url);
        const sent = await sentScript(browser, url);
        const script = (await weigh(asked, "script", "gzip")) / bare;
        const weights = await Promise.all(kinds.map((kind) => weighInWords(asked, kind)));
        rows.push([page, ...weights, asked.length, script.toFixed(2), kilobytes(sent), budget]);
      }
      console.log(`The bare page's script: ${kilobytes(bare)} kB gzip.`);
      const head = kinds.map((kind) => `${kind} kB gzip (brotli), requests`);
      printTable(["", ...head, "requests", "script, bare page = 1", "script as sent", "budget"], rows);
    }),
  );
}

async function sentScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  return scriptBytes(await context.newPage(), url).finally(() => context.close());
}

/** Everything asked for until nothing more comes, without a touch. */
async function firstVisit(browser: Browser, url: string): Promise<Asked[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const asked = new Map<string, Kind>();
  page.on("request", (request) => {
    const kind = kinds.find((one) => one === request.resourceType()) ?? "other";
    if (request.url().startsWith("http")) asked.set(request.url(), kind);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  return [...asked].map(([address, kind]) => ({ url: address, kind }));
}

async function weighInWords(asked: Asked[], kind: Kind): Promise<string> {
  const count = asked.filter((one) => one.kind === kind).length;
  const [gzip, brotli] = [await weigh(asked, kind, "gzip"), await weigh(asked, kind, "br")];
  return `${kilobytes(gzip)} (${kilobytes(brotli)}), ${count}`;
}

async function weigh(asked: Asked[], kind: Kind, encoding: string): Promise<number> {
  const ours = asked.filter((one) => one.kind === kind);
  const answers = await Promise.all(ours.map(({ url }) => fetchBytes(url, { "accept-encoding": encoding })));
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}

/** Built with the same versions by the same Vite. */
function bareScriptBytes(): number {
  const folder = makeThrowAwayFolder("bare-page");
  const vite = path.join(root, "node_modules/.bin/vite");
  const source = path.join(import.meta.dirname, "bare-page");
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync(process.execPath, [vite, "build", source, "--outDir", folder, "--logLevel", "error"], { env });
  const assets = path.join(folder, "assets");
  const files = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const bytes = files.map((name) => gzipSync(readFileSync(path.join(assets, name))).length);
  removeFolder(folder);
  return bytes.reduce((sum, length) => sum + length, 0);
}

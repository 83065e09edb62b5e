import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { freePort } from "../postgres/cluster.ts";
import { bringBrowser, browserArguments } from "../testing/browser.ts";
import { startThrowAwayProgram } from "../testing/throw-away-program.ts";
import { bringLighthouse, type Report } from "./bring-lighthouse.ts";
import { publicAddresses } from "./public-addresses.ts";

/** What must be 100. Performance is a figure of the machine as well, so it is shown when asked for and judged by people. */
const required = ["accessibility", "best-practices", "seo"];

/** `--only packages`: addresses of which this is a part · `--in ar` · `--performance` as well. Gives 1 below 100. */
export async function main(args: string[]): Promise<number> {
  const text = { type: "string", default: "" } as const;
  const performance = { type: "boolean", default: false } as const;
  const asked = parseArgs({ args, options: { only: text, in: text, performance } }).values;
  const categories = [...required, ...(asked.performance ? ["performance"] : [])];
  const lighthouse = await bringLighthouse();
  const executablePath = bringBrowser();
  const program = await startThrowAwayProgram();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const addresses = await publicAddresses(program.shopUrl, asked.in ? [asked.in] : ["fr", "ar"]);
    const rows: Row[] = [];
    for (const address of addresses.filter((one) => one.includes(asked.only))) {
      const flags = { port, output: "json", logLevel: "error", onlyCategories: categories } as const;
      const result = await lighthouse(program.shopUrl + address, flags, settings(asked.performance));
      if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
      rows.push({ address, report: result.lhr });
      console.log(lineOf({ address, report: result.lhr }, categories));
    }
    return judge(rows, categories);
  } finally {
    await browser.close();
    await program.stop();
  }
}

/** Lighthouse's own phone. Only performance needs a slow line, which takes ten seconds a page. */
const settings = (slow: boolean) =>
  ({
    extends: "lighthouse:default",
    settings: { formFactor: "mobile", throttlingMethod: slow ? "simulate" : "provided" },
  }) as const;

type Row = { address: string; report: Report };

const scoreOf = ({ report }: Row, category: string) => (report.categories[category]?.score ?? 0) * 100;

function lineOf(row: Row, categories: readonly string[]): string {
  const scores = categories.map((category) => Math.round(scoreOf(row, category)));
  return `| ${[row.address, ...scores].join(" | ")} |`;
}

function judge(rows: readonly Row[], categories: readonly string[]): number {
  const header = ["page", ...categories];
  const table = [header, header.map(() => "---")].map((cells) => `| ${cells.join(" | ")} |`);
  console.log(`\n${[...table, ...rows.map((row) => lineOf(row, categories))].join("\n")}\n`);
  const faults = rows.flatMap((row) => required.flatMap((category) => faultsOf(row, category)));
  for (const fault of faults) console.error(fault);
  return rows.length === 0 || faults.length > 0 ? 1 : 0;
}

/** What a category below 100 lost it by. */
function faultsOf(row: Row, category: string): string[] {
  if (scoreOf(row, category) === 100) return [];
  const { categories, audits } = row.report;
  const lost = (categories[category]?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  );
  return lost.map(({ id }) => `${row.address}: ${category}: ${audits[id]?.title} (${id})`);
}

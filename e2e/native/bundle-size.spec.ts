import { readFileSync } from "node:fs";
import path from "node:path";
import { appBudgets } from "../../bench/budgets.ts";
import { filesUnder, type Weight, weighFiles } from "../../bench/kit/weigh-files.ts";
import { newerScript, newerStyles } from "../../scripts/native/newer-than-phones.ts";
import { expect } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { bundle, test } from "./app.ts";

/** kB of 1000 bytes, beside the test in its report. */
function expectWithin(
  { files, plain, gzip, brotli }: Weight,
  budget: { gzip: number; brotli: number },
): void {
  const [kb, kbGzip, kbBrotli] = [plain / 1000, gzip / 1000, brotli / 1000];
  test.info().annotations.push({
    type: "size",
    description: `${files} files, ${kb.toFixed(1)} kB, gzip ${kbGzip.toFixed(1)}, brotli ${kbBrotli.toFixed(1)}`,
  });
  expect(gzip).toBeGreaterThan(0);
  expect(kbGzip).toBeLessThanOrEqual(budget.gzip);
  expect(kbBrotli).toBeLessThanOrEqual(budget.brotli);
}

for (const language of ["fr", "ar"] as const)
  test(
    `the app's first start in ${language} reads no more from the phone than its budget`,
    language === "ar" ? {} : onlyWithAll,
    async ({ app }) => {
      const read = new Set<string>();
      await app.page.addInitScript(`localStorage.setItem("LANG", "${language}")`);
      app.page.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        const isOurs = ["script", "stylesheet", "font"].includes(request.resourceType());
        if (origin === "https://localhost" && isOurs) read.add(pathname);
      });
      await app.open();
      await expect(app.page.getByRole("heading", { level: 1 })).toBeVisible();
      await app.page.waitForLoadState("networkidle");
      expectWithin(
        weighFiles([...read].map((file) => path.join(bundle, file))),
        appBudgets.firstScreen[language],
      );
    },
  );

test(
  "the whole app is no larger than its budget, of which pictures that a phone without a network needs are a part",
  onlyWithAll,
  () => {
    expectWithin(weighFiles(filesUnder(bundle)), appBudgets.bundle);
  },
);

test("the oldest phones that the app is for read each of its scripts and styles", onlyWithAll, () => {
  const files = filesUnder(bundle);
  const faults = (ending: string, look: (text: string) => string | string[] | undefined) =>
    files
      .filter((file) => file.endsWith(ending))
      .flatMap((file) => {
        const found = look(readFileSync(file, "utf8"));
        return found === undefined || found.length === 0 ? [] : [[path.basename(file), found]];
      });
  expect(files.filter((file) => file.endsWith(".css")).length).toBeGreaterThan(0);
  expect(faults(".js", newerScript)).toEqual([]);
  expect(faults(".css", newerStyles)).toEqual([]);
});

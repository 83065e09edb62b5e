import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { languageCodes } from "@rihla/i18n";
import { expect, test, vi } from "vitest";
import { root } from "../program/paths.ts";

const most = 104;
/** Of a hundred: a journey that is about no language is followed in one, and the three take turns by file. */
const mostInOne = 42;

type Suite = { title: string; file: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; line: number; tests: object[] };
type Journey = { file: string; line: number; titles: string[] };

/** Playwright reads every journey for it, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const journeys = listJourneys();

test(`npm test follows at most ${most} journeys; what is more bears onlyWithAll of e2e/when.ts`, async () => {
  expect((await journeys).length).toBeGreaterThan(0);
  expect((await journeys).length).toBeLessThanOrEqual(most);
});

test(`no language has more than ${mostInOne} of a hundred journeys of npm test; e2e/when.ts says how one is chosen`, async () => {
  const spoken = (await journeys).map(languageOf);
  const inHundred = languageCodes.map((language) => ({
    language,
    share: (spoken.filter((one) => one === language).length / spoken.length) * 100,
  }));
  expect(inHundred.filter(({ share }) => share === 0 || share > mostInOne)).toEqual([]);
});

async function listJourneys(): Promise<Journey[]> {
  const program = path.join(root, "node_modules/.bin/playwright");
  const { stdout } = await promisify(execFile)(program, ["test", "--list", "--reporter=json"], {
    cwd: root,
    env: { ...process.env, JOURNEYS: "short" },
    maxBuffer: 64 * 2 ** 20,
  });
  const inSuite =
    (titles: string[]) =>
    ({ title, file, suites = [], specs = [] }: Suite): Journey[] => [
      ...specs.flatMap((spec) =>
        spec.tests.map(() => ({ file, line: spec.line, titles: [...titles, title, spec.title] })),
      ),
      ...suites.flatMap(inSuite([...titles, title])),
    ];
  return (JSON.parse(stdout).suites as Suite[]).flatMap(inSuite([]));
}

/** As its titles say where one text is followed in several; else as the nearest `test.use` above it that holds for it; else French. */
function languageOf({ file, line, titles }: Journey): string {
  const codes = languageCodes.join("|");
  const named = titles.map((title) => new RegExp(`(?:^|in )(${codes})(?:$|,| )`).exec(title)?.[1]);
  const found = named.find((language) => language !== undefined);
  if (found) return found;
  const source = readFileSync(path.join(root, "e2e", file), "utf8")
    .split("\n")
    .slice(0, line)
    .join("\n");
  const holding = [...source.matchAll(/^( *)test\.use\(\{[^}]*?language: "(\w+)"/gm)].filter(
    ({ index, 1: indent = "" }) => !isLeft(source.slice(index), indent),
  );
  return holding.at(-1)?.[2] ?? "fr";
}

/** Whether the block that begins with this indent ends within the text. */
const isLeft = (text: string, indent: string) =>
  text.split("\n").some((line) => line !== "" && !line.startsWith(indent));

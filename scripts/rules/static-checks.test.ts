import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { checks, runCheck } from "../testing/static-checks.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";

type Fault = { what: string; file: string; source: string; named: string | RegExp };

const shop = "apps/web/src";
const ui = "packages/ui/src";
const component = (markup: string) => `export const Planted = () => ${markup};\n`;

/** One fault a rule, each in a file of its own, and the words by which its check must name it. */
const faults: Record<string, Fault[]> = {
  "format and lint": [
    {
      what: "a function of more than 60 lines",
      file: "scripts/planted-function.ts",
      source: `export function planted(): void {\n${"  console.log(1);\n".repeat(61)}}\n`,
      named: "noExcessiveLinesPerFunction",
    },
    {
      what: "a file of more than 250 lines",
      file: "scripts/planted-file.ts",
      source: "console.log(1);\n".repeat(251),
      named: "noExcessiveLinesPerFile",
    },
    {
      what: "a style that knows left from right",
      file: `${ui}/planted.css`,
      source: ".planted {\n  margin-left: 1px;\n}\n",
      named: "Left and right change places",
    },
    {
      what: "a style whose value does",
      file: `${ui}/planted-value.css`,
      source: ".planted {\n  text-align: right;\n}\n",
      named: "Left and right change places",
    },
    ...["ml-2", "md:-left-4", "text-right", "rounded-tl-lg", "[margin-left:1px]", "bg-linear-to-r"].map(
      (name, at) => ({
        what: `the class ${name}`,
        file: `${ui}/planted-class-${at}.tsx`,
        source: component(`<p className="flex ${name} gap-2" />`),
        named: "Left and right change places",
      }),
    ),
    {
      what: "an inline style that knows left from right",
      file: `${ui}/planted-style.tsx`,
      source: component("<p style={{ paddingRight: 4 }} />"),
      named: "Left and right change places",
    },
    {
      what: "a screen that fetches by itself",
      file: `${shop}/features/plans/planted-fetch.ts`,
      source: 'export const planted = () => fetch("/api/v1/app/plans");\n',
      named: "noRestrictedGlobals",
    },
    {
      what: "a screen that keeps something by itself",
      file: `${shop}/features/plans/planted-storage.ts`,
      source: 'export const planted = () => localStorage.getItem("plans");\n',
      named: "noRestrictedGlobals",
    },
    {
      what: "a part of lib that does so in a roundabout way",
      file: `${shop}/lib/planted-storage.ts`,
      source: 'export const planted = () => window.sessionStorage.getItem("plans");\n',
      named: "Storage may be blocked",
    },
    {
      what: "a hook that forgets what it depends on",
      file: `${shop}/features/plans/planted-hook.ts`,
      source:
        'import { useEffect } from "react";\n\nexport function usePlanted(title: string) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}\n',
      named: "useExhaustiveDependencies",
    },
    {
      what: "a debugger",
      file: "scripts/planted-debugger.ts",
      source: "debugger;\n",
      named: "noDebugger",
    },
    {
      what: "any",
      file: "scripts/planted-any.ts",
      source: "export const planted = (value: any) => value;\n",
      named: "noExplicitAny",
    },
    {
      what: "a value that passes as never",
      file: "scripts/planted-never.ts",
      source: "export const planted = (text: string): number => text as never;\n",
      named: "`as never` fits everywhere",
    },
    {
      what: "an unused variable",
      file: "scripts/planted-variable.ts",
      source: "const planted = 1;\n",
      named: "noUnusedVariables",
    },
    {
      what: "an unused import",
      file: "scripts/planted-import.ts",
      source: 'import path from "node:path";\n\nexport const planted = 1;\n',
      named: "noUnusedImports",
    },
    {
      what: "a file that was not formatted",
      file: "scripts/planted-format.ts",
      source: "export const planted=1\n",
      named: "format",
    },
  ],
  "unused code": [
    {
      what: "an export that nobody imports",
      file: "scripts/planted-export.ts",
      source: "export const used = 1;\nexport const planted = 2;\n",
      named: /planted\s+scripts\/planted-export\.ts/,
    },
    {
      what: "a file that nobody imports",
      file: "packages/planted/src/nobody.ts",
      source: "console.log(1);\n",
      named: "packages/planted/src/nobody.ts",
    },
    {
      what: "a package that nobody uses",
      file: "packages/planted/package.json",
      source: asJson({ name: "planted", type: "module", dependencies: { pg: "8.23.1" } }),
      named: /pg\s+packages\/planted\/package\.json/,
    },
  ],
  "types of the shop's front": [
    {
      what: "a wrong type",
      file: `${shop}/planted-type.ts`,
      source: 'export const planted: number = "one";\n',
      named: "planted-type.ts",
    },
  ],
  "types of the back office": [
    {
      what: "a wrong type",
      file: "apps/admin/src/planted-type.ts",
      source: 'export const planted: number = "one";\n',
      named: "planted-type.ts",
    },
  ],
  "types of the design system": [
    {
      what: "a wrong type",
      file: `${ui}/planted-part.tsx`,
      source: 'export const planted: number = "one";\n',
      named: "planted-part.tsx",
    },
    {
      what: "what only the shop's build knows",
      file: `${ui}/planted-variable.tsx`,
      source: "export const planted = import.meta.env.SSR;\n",
      named: "planted-variable.tsx",
    },
    {
      what: "a wrong type in its component gallery",
      file: "e2e/component-gallery/planted-sample.tsx",
      source: 'export const planted: number = "one";\n',
      named: "planted-sample.tsx",
    },
  ],
  "types of everything else": [
    {
      what: "a wrong type",
      file: "packages/planted/src/planted-type.ts",
      source: 'export const planted: number = "one";\n',
      named: "planted-type.ts",
    },
    {
      what: "an element that may not be there",
      file: "packages/planted/src/planted-element.ts",
      source: "export const planted = (list: number[]): number => list[0];\n",
      named: "planted-element.ts",
    },
  ],
};

const configurations = [
  ".dependency-cruiser.cjs",
  ".gitignore",
  "apps/admin/tsconfig.json",
  "apps/web/tsconfig.json",
  "biome.jsonc",
  "knip.json",
  "packages/ui/tsconfig.json",
  "scripts/rules/lint",
  "tsconfig.json",
];
/** What no check may complain of, though it looks like a fault. */
const innocent: Record<string, string> = {
  "package.json": asJson({ name: "planted", type: "module", workspaces: ["packages/*", "apps/*"] }),
  // The rules for hooks come with React.
  "apps/web/package.json": asJson({
    name: "planted-shop",
    type: "module",
    dependencies: { react: "19.3.1" },
  }),
  "scripts/innocent.mjs":
    'import { long } from "./long.ts";\nimport { used } from "./planted-export.ts";\n\nconsole.log(long, used);\n',
  "scripts/long.ts": `export function long(): void {\n${"  console.log(1);\n".repeat(58)}}\n`,
  "scripts/planted-export.ts": "export const used = 1;\n",
  [`${shop}/lib/asks.ts`]: 'export const asks = () => fetch("/api/v1/app/plans");\n',
  [`${shop}/entry-innocent.tsx`]: `import { version } from "react";\nimport { asks } from "./lib/asks.ts";\n\nconsole.log(version, asks);\n\n${component('<p className="ms-2 start-1 text-end" title="left" style={{ width: 1 }} />')}`,
  "packages/ui/package.json": asJson({
    name: "planted-ui",
    type: "module",
    exports: { "./innocent": "./src/innocent.tsx" },
    dependencies: { react: "19.3.1" },
  }),
  "apps/admin/src/innocent.ts": "console.log(1);\n",
  [`${ui}/innocent.tsx`]: 'import { version } from "react";\n\nconsole.log(version);\n',
  [`${ui}/innocent.css`]: ".innocent {\n  margin-inline-start: 1px;\n  text-align: end;\n}\n",
};

const names = Object.keys(faults);
const neverRun = { isFine: undefined, output: "" };
const folders = { innocent: makeThrowAwayFolder("innocent"), planted: makeThrowAwayFolder("planted") };
afterAll(() => Object.values(folders).map(removeFolder));

let results: Record<keyof typeof folders, Map<string, Awaited<ReturnType<typeof runCheck>>>>;
beforeAll(async () => {
  for (const folder of Object.values(folders)) furnish(folder);
  for (const { file, source } of Object.values(faults).flat()) write(folders.planted, file, source);
  results = { innocent: await runAll(folders.innocent), planted: await runAll(folders.planted) };
}, 120_000);

describe.each(names)("%s", (name) => {
  test("has nothing against a project without a fault", () => {
    const { isFine, output } = results.innocent.get(name) ?? neverRun;
    expect(isFine, output).toBe(true);
  });

  test.each(faults[name] ?? [])("fails for $what and names it", ({ file, named }) => {
    const { isFine, output } = results.planted.get(name) ?? neverRun;
    expect(isFine).toBe(false);
    const lines = output.split("\n").filter((line) => line.includes(file));
    expect(lines.join("\n")).toMatch(named);
  });
});

test("every static check is proved here or by the import rules' own test", () => {
  expect(checks.map(({ name }) => name).toSorted()).toEqual([...names, "who imports whom"].toSorted());
});

function furnish(folder: string): void {
  for (const name of configurations)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const [file, source] of Object.entries(innocent)) write(folder, file, source);
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
}

async function runAll(folder: string) {
  const mine = checks.filter(({ name }) => names.includes(name));
  return new Map(
    await Promise.all(mine.map(async (check) => [check.name, await runCheck(check, folder)] as const)),
  );
}

function write(folder: string, file: string, source: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

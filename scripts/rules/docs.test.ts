import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";

const ours = ["apps", "packages", "e2e", "bench", "scripts", "deploy", "docs"];
const folders = [...ours.map((folder) => `${folder}/**`), ".*", "*"];
const files = globSync(folders, { cwd: root, exclude: (name) => /node_modules|^dist$|^\.git$/.test(name) });
const docs = files.filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const inside = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

/** Made when it is wanted, served, or a pattern with a name to be filled in. */
const noFiles = /^gallery\/|^\/|NAME|NNNN|MAKER|^RELEASE\.json$/;

/** Files that a text names, whole or by the end of their path. */
const filesNamed = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql|md|json|css|typ|js|svg|pdf))`/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => !noFiles.test(name));

test("files that the docs name are there", () => {
  const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const named = docs.flatMap((doc) => filesNamed(read(doc)).map((name) => ({ doc, name })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

test("decisions that the docs point to are there, and each has its number in its title", () => {
  const decisions = new Map(
    files
      .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
      .map((file) => [Number(path.basename(file).slice(0, 4)), file]),
  );
  const pointed = docs.flatMap((doc) =>
    [...read(doc).matchAll(/\bdecisions? (\d+)/g)].map(([, number]) => ({ doc, number: Number(number) })),
  );
  expect(pointed.filter(({ number }) => !decisions.has(number))).toEqual([]);
  for (const [number, file] of decisions) expect(read(file)).toMatch(new RegExp(`^# ${number}\\. \\S`));
});

test("names of the code that CONTRIBUTING names are in the code", () => {
  const sources = files
    .filter((file) => /\.(tsx?|mjs|js|sql|json|css|typ|toml|yml)$/.test(file))
    .map(read)
    .join("\n");
  const named = [...read("CONTRIBUTING.md").matchAll(/`([a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+)`/g)].map(
    ([, name = ""]) => name,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !sources.includes(name))).toEqual([]);
});

test("links between the docs lead to files", () => {
  const broken = docs.flatMap((doc) =>
    [...read(doc).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target]) => path.join(path.dirname(doc), target ?? ""))
      .filter((target) => !files.includes(target))
      .map((target) => `${doc}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("the architecture names every module, and the sandbox's page every company", () => {
  const modules = /a module is a business noun: `([^`]+)`/.exec(read("docs/ARCHITECTURE.md"))?.[1] ?? "";
  expect(modules.split(" ").toSorted()).toEqual(inside("apps/api/src/modules"));
  const sandbox = read("apps/sandbox/README.md");
  const companies = files.flatMap(
    (file) => /^apps\/sandbox\/src\/([^/]+)\/company\.ts$/.exec(file)?.[1] ?? [],
  );
  expect(companies.filter((name) => name !== "world" && !sandbox.includes(`\`${name}/\``))).toEqual([]);
});

import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../program/paths.ts";
import { makeThrowAwayFolder, removeFolder } from "../testing/throw-away.ts";

type Case = { rule: string; from: string; to: string };

const api = "apps/api/src";
const web = "apps/web/src";
const ui = "packages/ui/src";
const orders = `${api}/modules/orders`;

const forbidden: Case[] = [
  {
    rule: "contract-knows-only-its-schema-library",
    from: "packages/contract/src/a.ts",
    to: "packages/i18n/src/z.ts",
  },
  {
    rule: "words-know-only-the-contract",
    from: "packages/i18n/src/a.ts",
    to: "node_modules/lodash/index.js",
  },
  {
    rule: "places-know-only-the-languages",
    from: "packages/places/src/a.ts",
    to: "packages/contract/src/z.ts",
  },
  {
    rule: "tickets-are-read-by-what-can-tell-nobody",
    from: "packages/trip/src/a.ts",
    to: "packages/contract/src/z.ts",
  },
  {
    rule: "devices-know-only-the-wire's-lists",
    from: "packages/devices/src/a.ts",
    to: "packages/contract/src/z.ts",
  },
  { rule: "shop-and-api-meet-on-the-wire", from: `${web}/a.ts`, to: `${api}/z.ts` },
  { rule: "sandbox-knows-nothing-of-ours", from: "apps/sandbox/src/a.ts", to: "packages/contract/src/z.ts" },
  { rule: "nobody-imports-the-sandbox", from: `${api}/a.ts`, to: "apps/sandbox/src/z.ts" },
  { rule: "product-does-not-import-its-tools", from: `${api}/b.ts`, to: "scripts/z.ts" },
  { rule: "ui-is-props-in-events-out", from: `${ui}/a.ts`, to: "packages/i18n/src/z.ts" },
  { rule: "ui-is-props-in-events-out", from: `${ui}/b.ts`, to: `${web}/lib/z.ts` },
  { rule: "ui-is-for-browsers", from: `${api}/http/a.ts`, to: `${ui}/z.ts` },
  { rule: "ui-is-for-browsers", from: "packages/guides/src/a.ts", to: `${ui}/z.ts` },
  { rule: "lib-and-platform-stand-below-features", from: `${web}/lib/c.ts`, to: `${ui}/z.ts` },
  { rule: "domain-stands-on-lib", from: `${web}/domain/orders/b.ts`, to: `${ui}/z.ts` },
  {
    rule: "lib-and-platform-stand-below-features",
    from: `${web}/lib/a.ts`,
    to: `${web}/features/plans/z.ts`,
  },
  { rule: "features-are-private", from: `${web}/features/discover/a.ts`, to: `${web}/features/plans/z.ts` },
  {
    rule: "features-stand-on-the-floors-below",
    from: `${web}/features/discover/b.ts`,
    to: `${web}/routes/z.ts`,
  },
  { rule: "domain-stands-on-lib", from: `${web}/domain/orders/a.ts`, to: `${web}/platform/phone/device.ts` },
  { rule: "domain-draws-nothing", from: `${web}/features/discover/d.ts`, to: `${web}/domain/orders/z.tsx` },
  {
    rule: "only-platform-touches-the-device",
    from: `${web}/lib/b.ts`,
    to: "node_modules/@capacitor/core/index.js",
  },
  { rule: "only-compose-picks-adapters", from: `${orders}/a.ts`, to: `${api}/adapters/mail/smtp/z.ts` },
  { rule: "adapters-know-their-port", from: `${api}/adapters/mail/smtp/a.ts`, to: `${orders}/z.ts` },
  { rule: "modules-meet-at-doorways", from: `${orders}/b.ts`, to: `${api}/modules/quotes/z.ts` },
  { rule: "money-and-esims-know-no-orders", from: `${api}/modules/payments/a.ts`, to: `${orders}/index.ts` },
  {
    rule: "catalogue-and-customers-are-leaves",
    from: `${api}/modules/catalogue/a.ts`,
    to: `${orders}/index.ts`,
  },
  { rule: "edges-call-use-cases", from: `${orders}/orders.routes.ts`, to: `${orders}/orders.repository.ts` },
  { rule: "repositories-hold-the-sql", from: `${orders}/c.ts`, to: "node_modules/kysely/index.js" },
  { rule: "infra-knows-no-shop", from: `${api}/infra/a.ts`, to: `${orders}/index.ts` },
  { rule: "everything-resolves", from: `${api}/c.ts`, to: "nowhere" },
];

const allowed: Case[] = [
  { rule: "ui-is-for-browsers", from: `${web}/features/discover/e.ts`, to: `${ui}/z.ts` },
  { rule: "features-stand-on-the-floors-below", from: `${web}/features/discover/f.ts`, to: `${ui}/z.ts` },
  { rule: "modules-meet-at-doorways", from: `${orders}/d.ts`, to: `${api}/modules/payments/index.ts` },
  {
    rule: "adapters-know-their-port",
    from: `${api}/adapters/mail/smtp/b.ts`,
    to: `${api}/modules/messages/mails/mailer.ts`,
  },
  {
    rule: "repositories-hold-the-sql",
    from: `${orders}/order.repository.ts`,
    to: "node_modules/kysely/index.js",
  },
  {
    rule: "features-are-private",
    from: `${web}/features/discover/c.ts`,
    to: `${web}/features/discover/z.ts`,
  },
];

const folder = makeThrowAwayFolder("import-rules");
let broken: { rule: string; from: string }[];

beforeAll(() => {
  for (const { from, to } of [...forbidden, ...allowed]) {
    if (to !== "nowhere") write(to, "export const z = 1;");
    write(from, `import { z } from "${path.relative(path.dirname(from), to)}";\nconsole.log(z);`);
  }
  write(`${api}/ring-a.ts`, `import { b } from "./ring-b.ts";\nexport const a = () => b();`);
  write(`${api}/ring-b.ts`, `import { a } from "./ring-a.ts";\nexport const b = () => a();`);
  write(`${api}/types-a.ts`, `import type { B } from "./types-b.ts";\nexport type A = { b?: B };`);
  write(`${api}/types-b.ts`, `import type { A } from "./types-a.ts";\nexport type B = { a?: A };`);
  broken = cruise();
});
afterAll(() => removeFolder(folder));

test.each(forbidden)("$rule: $from may not import $to", ({ rule, from }) => {
  expect(rulesBrokenBy(from)).toContain(rule);
});

test.each(allowed)("$rule: $from may import $to", ({ rule, from }) => {
  expect(rulesBrokenBy(from)).not.toContain(rule);
});

test("no-cycles: two files may not need each other", () => {
  expect(rulesBrokenBy(`${api}/ring-a.ts`)).toContain("no-cycles");
});

test("no-cycles: nor may they for their types alone", () => {
  expect(rulesBrokenBy(`${api}/types-a.ts`)).toContain("no-cycles");
});

function rulesBrokenBy(file: string): string[] {
  return broken.filter(({ from }) => from === file).map(({ rule }) => rule);
}

function write(file: string, content: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  if (file.startsWith("node_modules/"))
    writeFileSync(path.join(folder, path.dirname(file), "package.json"), "{}");
  writeFileSync(path.join(folder, file), content);
}

function cruise(): { rule: string; from: string }[] {
  const program = path.join(root, "node_modules/.bin/depcruise");
  const config = path.join(root, ".dependency-cruiser.cjs");
  const args = ["--config", config, "--output-type", "json", "apps", "packages"];
  const { stdout } = spawnSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 });
  const { violations } = JSON.parse(stdout).summary;
  return violations.map(({ rule, from }: { rule: { name: string }; from: string }) => ({
    rule: rule.name,
    from,
  }));
}

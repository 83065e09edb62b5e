// @module-tag all
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { basePath } from "@rihla/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { transactionOf } from "../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

const root = path.resolve(import.meta.dirname, "../../../..");
const modules = path.join(root, "node_modules");
/** The generator needs the compiler API that TypeScript 7 does not have: an older one stands beside it. */
const olderTypeScript = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({ resolve: (name, context, next) => next(name === "typescript" ? "typescript-5.9" : name, context) });
`)}`;

let shop: TestShop;
let folder: string;
let address: string;

beforeAll(async () => {
  shop = await createStockedShop();
  address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
  folder = await mkdtemp(path.join(tmpdir(), "generated-client-"));
  await symlink(modules, path.join(folder, "node_modules"));
  await writeFile(path.join(folder, "package.json"), '{"type": "module"}');
  const page = await readFile(path.join(root, "docs/using-the-api.md"), "utf8");
  for (const [, name = "", program = ""] of page.matchAll(/```ts (\S+)\n([\s\S]*?)```/g))
    await writeFile(path.join(folder, name), program);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

async function run(parameters: string[], environment: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  return stdout;
}

it("buys a plan with nothing but the published description", { timeout: 120_000 }, async () => {
  const generator = path.join(modules, "openapi-typescript/bin/cli.js");
  await run(["--import", olderTypeScript, generator, `${address}/api/openapi.json`, "--output", "rihla.ts"]);
  const options =
    "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --module nodenext --types node";
  const compiler = path.join(modules, "typescript-5.9/bin/tsc");
  await run([compiler, ...options.split(" "), "buy.ts", "look.ts"]);

  const RIHLA_API = address + basePath;
  const bought = JSON.parse(await run(["buy.ts"], { RIHLA_API }));
  expect(bought).toMatchObject({ status: "pending", redirectUrl: expect.stringContaining("http") });
  await shop.sandbox.pay(transactionOf(bought));
  const known = { RIHLA_API, SECRET: bought.secret, PAYMENT: bought.id, ORDER: bought.orderNumber };
  expect(JSON.parse(await run(["look.ts"], known))).toEqual({ payment: "successful", order: "confirmed" });
});

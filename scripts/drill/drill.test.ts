// @module-tag all
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { livingServer } from "../postgres/pid-file.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { type BackedUpShop, findPgBackRest, startBackedUpShop } from "./testing/backed-up-shop.ts";

const pgbackrest = findPgBackRest();
let shop: BackedUpShop;

/** Three orders are in the copy, the last of them by the archive alone; then nothing is archived any more, and two come. */
beforeAll(async () => {
  if (!pgbackrest) return;
  shop = await startBackedUpShop(pgbackrest);
  await buy(2);
  await shop.query("alter table order_history disable trigger all");
  await shop.query("update order_history set at = at - interval '1 day'");
  shop.backUp();
  await buy(1);
  await shop.archive();
  await shop.query("alter system set archive_command = 'false'");
  await shop.query("select pg_reload_conf()");
  await buy(2);
}, 400_000);
afterAll(() => shop?.stop(), 60_000);

async function buy(count: number): Promise<void> {
  const issued = async () =>
    (await shop.query<{ count: number }>("select count(*)::int from esim where issued_at is not null"))[0]
      ?.count ?? 0;
  const before = await issued();
  for (let turn = 0; turn < count; turn++) await shop.buy();
  expect(await waitUntil(async () => (await issued()) === before + count, 60_000, 100)).toBe(true);
}

function expectNothingLeft(): void {
  expect(existsSync(shop.at("drill"))).toBe(false);
  expect(execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })).not.toContain(shop.at("drill"));
}

async function expectFailure(words: string | RegExp, args: string[] = []): Promise<void> {
  rmSync(shop.at("last-drill"), { force: true });
  const { code, said } = await shop.drill(args);
  expect(said).toMatch(words);
  expect(said).toMatch(/^The drill has failed\. /m);
  expect(said).not.toMatch(/\n +at /);
  expect(code).toBe(1);
  expect(existsSync(shop.at("last-drill"))).toBe(false);
  expectNothingLeft();
}

describe.skipIf(!pgbackrest)("the drill", { timeout: 120_000 }, () => {
  it("says what the copy holds and what would be lost, how long it took, and leaves its stamp and nothing else", async () => {
    const { code, said } = await shop.drill();
    expect(code, said).toBe(0);
    const [held = "", lost = ""] = said.split("Would be lost");
    expect(held).toMatch(/^ {2}orders placed, DZD: 3, sum [1-9]\d+$/m);
    expect(held).toMatch(/^ {2}payments, paid, DZD: 3, sum [1-9]\d+$/m);
    expect(held).toMatch(/^ {2}eSIMs issued, esim-access: 3$/m);
    expect(held).toMatch(/It took \d+\.\d s: restoring/);
    expect(lost).toMatch(/^ {2}orders placed, DZD: 2, sum [1-9]\d+$/m);
    expect(lost).toMatch(/^ {2}payments, paid, DZD: 2, /m);
    expect(lost).toMatch(/^ {2}eSIMs issued, esim-access: 2$/m);
    expect(Date.now() - statSync(shop.at("last-drill")).mtimeMs).toBeLessThan(60_000);
    expectNothingLeft();
  });

  it("fails where what would be lost is older than is borne: the archive stands still", () =>
    expectFailure(/lacks what is \d+ seconds old, and 0 are borne/, ["--oldest", "0"]));

  it("fails where the shop's database says otherwise of what is old", async () => {
    const columns = "order_id, from_status, to_status, reason, at";
    await shop.query(
      `insert into order_history (${columns}) select ${columns} from order_history where to_status = 'placed' order by at limit 1`,
    );
    await expectFailure(/orders placed, DZD: 2 \(sum \d+\) in the copy, 3 \(sum \d+\) in the shop/);
    await shop.query("delete from order_history where id = (select max(id) from order_history)");
  });

  it("fails where a passphrase is wrong: of the sealed keys, or of the repository in them", async () => {
    const right = readFileSync(shop.at("etc/keys.passphrase"), "utf8");
    writeFileSync(shop.at("etc/keys.passphrase"), "another\n");
    await expectFailure(/does not open .*keys\.sealed/);
    writeFileSync(shop.at("etc/keys.passphrase"), right);
    shop.sealWith({ PGBACKREST_REPO1_CIPHER_PASS: "another" });
    await expectFailure(/repository does not open with the passphrase/);
    shop.sealWith({});
  });

  it("fails where the sealed SECRET_KEY is not the shop's", async () => {
    shop.sealWith({ SECRET_KEY: "one that was replaced, of thirty-two characters" });
    await expectFailure(/sealed SECRET_KEY is not the one that the copy works with/);
    shop.sealWith({});
  });

  it("fails where there is no right to write, and never takes away a folder that is not its own", async () => {
    await expectFailure(/EEXIST.*with the right to write there/, [
      "--folder",
      shop.at("etc/keys.sealed/drill"),
    ]);
    mkdirSync(shop.at("precious"));
    await expectFailure(/precious is there and is not of a drill/, ["--folder", shop.at("precious")]);
    expect(existsSync(shop.at("precious"))).toBe(true);
  });

  it("fails where there is too little room", async ({ skip }) => {
    mkdirSync(shop.at("small"));
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=20m", "tmpfs", shop.at("small")], { stdio: "pipe" });
    } catch {
      return skip("nothing can be mounted here");
    }
    try {
      await expectFailure(/wants \d+ MB and \d+ MB are free/, ["--folder", shop.at("small/drill")]);
    } finally {
      execFileSync("umount", [shop.at("small")]);
    }
  });

  it("takes away what one that was killed has left, its server too", async () => {
    const runs = () => livingServer(shop.at("drill/data")) !== undefined;
    expect((await shop.drill([], waitUntil(runs, 60_000))).code).not.toBe(0);
    expect(runs()).toBe(true);
    const { code, said } = await shop.drill();
    expect(code, said).toBe(0);
    expectNothingLeft();
  });

  it("fails where a table was damaged before it was copied, though nothing compares it", async () => {
    await shop.query("create table looked_at_by_nobody as select repeat('x', 500) as text");
    await shop.query("checkpoint");
    const [{ place } = { place: "" }] = await shop.query<{ place: string }>(
      "select pg_relation_filepath('looked_at_by_nobody') as place",
    );
    const file = shop.at("data", place);
    writeFileSync(file, readFileSync(file).fill(0x7f, 0, 16));
    await shop.query("alter system reset archive_command");
    await shop.query("select pg_reload_conf()");
    shop.backUp();
    await expectFailure(/can't be read whole\..*looked_at_by_nobody.*invalid page/);
  });

  it("fails where the repository is damaged", async () => {
    const bundle = globSync(shop.at("repository/backup/rihla/*F/bundle/1")).toSorted().at(-1) ?? "";
    const bytes = readFileSync(bundle);
    bytes.fill(0, bytes.length / 2, bytes.length / 2 + 4096);
    writeFileSync(bundle, bytes);
    await expectFailure(/can't be restored\. pgBackRest says: ERROR/);
  });
});

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Order } from "@rihla/contract";
import pg from "pg";
import { root } from "../scripts/program/paths.ts";
import { accept, type BackOffice, invite, openBackOffice, plain, plugIn } from "./back-office.ts";
import { buyThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { type Customer, newCustomer } from "./customer.ts";
import { PressedKeys } from "./pressed-keys.ts";
import { expect, test, type Visit } from "./test.ts";
import { setPin } from "./wallet-pin.ts";
import { onlyWithAll } from "./when.ts";

// Its pages are built first, where nobody has; and twelve cases are worked off.
test.describe.configure({ timeout: 240_000 });
test.use({ locale: "fr", viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

let office: BackOffice;
let db: pg.Client;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  office = await openBackOffice();
  db = new pg.Client({ connectionString: office.environment.DATABASE_URL });
  await db.connect();
});
test.afterAll(async () => {
  await db?.end();
  await office?.stop();
});

const why = "as agreed on the phone";
/** What the command line wants of whoever changes something. */
const because = `--why "${why}"`;
/** By the machine, for what the shop has no case of: a bank that takes no refunds, a mail that came back, a difference. */
const note = (text: string, values: unknown[]) => db.query(text, values);

type Case = { name: string; keys: number; commands: string[] };

test(
  "twelve cases of support are worked off by keys alone, in no more than the handbook says",
  onlyWithAll,
  async ({ page, context, request, sandbox, language, t, complaints }) => {
    // Who was deleted a moment ago is not there any more.
    complaints.expect(/401|403|404/);
    const customer = newCustomer();
    const order = await buyThroughApi(request, sandbox, customer);
    const token = await signInThroughApi(request, sandbox, customer.email);
    await setPin({ page, language }, sandbox, customer, token);
    await plugIn(context, page);
    await accept(page, await invite(office, "Nadia", "owner"), t);
    const desk = deskOf({ page, t });
    const cases: Case[] = [];
    const work = async (name: string, commands: string[], by: (keys: PressedKeys) => Promise<void>) =>
      test.step(name, async () => {
        await page.goto(`${office.url}/today`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const keys = new PressedKeys(page);
        await by(keys);
        cases.push({ name, keys: keys.count, commands });
      });

    await work(
      "money taken and no eSIM",
      [`find ${order.number}`, `retry ${order.number} ${because}`],
      async (keys) => {
        await desk.open(keys, order);
        await desk.act(keys, t("admin.do.retry"));
      },
    );
    await work(
      "it is on the wrong phone",
      [`find ${order.number}`, `replace ${randomUUID()} ${because}`],
      async (keys) => {
        await desk.open(keys, order);
        await desk.act(keys, t("admin.do.replace"));
      },
    );
    await work(
      "refund sent by hand",
      ["stuck", `begin ${randomUUID()} ${because}`, `by-hand ${randomUUID()} ${because}`],
      async (keys) => {
        await note(
          `insert into refund (id, payment_id, cause, amount, status, note)
       select $1::uuid, id, 'journey:' || $1::text, 1000, 'manual', 'the gateway can''t do it' from payment where order_number = $2 and status = 'paid'`,
          [randomUUID(), order.number],
        );
        await page.reload();
        const row = desk.row(t("admin.task.kind.refund"), order.number);
        await keys.walkTo(row);
        await desk.actOn(keys, "b");
        await keys.walkTo(row);
        await desk.actOn(keys, "h");
        await expect(row).toHaveCount(0);
      },
    );
    await work("PIN forgotten", [`reset-pin ${customer.email} ${because}`], async (keys) => {
      await desk.openPerson(keys, customer);
      await desk.act(keys, t("admin.do.pin"));
    });
    await work("supplier's balance empty", ["stuck"], async (keys) => {
      const money = page.getByRole("link", { name: plain(t("admin.places.money")), exact: true });
      await keys.tabTo(money);
      await keys.press("Enter");
      await expect(
        page.getByRole("heading", { level: 1, name: plain(t("admin.places.money")) }),
      ).toBeVisible();
    });
    await work("mail came back", ["stuck", `mail-settled ${order.number} ${because}`], async (keys) => {
      await note("insert into returned_mail (order_id) select id from customer_order where number = $1", [
        order.number,
      ]);
      await page.reload();
      const row = desk.row(t("admin.task.kind.mail"), order.number);
      await keys.walkTo(row);
      await desk.actOn(keys, "s");
      await expect(row).toHaveCount(0);
    });
    await work("difference with a bank explained", [], async (keys) => {
      const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
      await note("insert into taking_day (day, told) values ($1, $2) on conflict do nothing", [
        day,
        JSON.stringify({ compared: [], notSeen: [] }),
      ]);
      await note(
        `insert into taking_difference (id, day, gateway, order_number, here, there) values ($1, $2, 'satim', $3, $4, 'nothing')`,
        [randomUUID(), day, order.number, `paid ${order.number}`],
      );
      const money = page.getByRole("link", { name: plain(t("admin.places.money")), exact: true });
      await keys.tabTo(money);
      await keys.press("Enter");
      await keys.tabTo(page.locator(`a[href="/money/${day}"]`));
      await keys.press("Enter");
      await desk.act(keys, t("admin.money.explain"));
    });
    await work("data asked for by mail", [], async (keys) => {
      await desk.openPerson(keys, customer);
      const saved = page.waitForEvent("download");
      await desk.act(keys, t("admin.do.export"));
      await saved;
    });
    await work("credit in amends", [`wallet credit ${customer.email} 500 DZD ${because}`], async (keys) => {
      await desk.openPerson(keys, customer);
      await desk.act(keys, t("admin.do.credit"), async () => {
        const sheet = page.getByRole("dialog");
        await keys.tabTo(sheet.getByLabel(plain(t("admin.do.amount")), { exact: true }));
        await keys.type("500");
      });
    });
    const another = await buyThroughApi(request, sandbox, newCustomer());
    const dispute = randomUUID();
    await work("payment disputed", ["disputes", `disputes ${dispute} ${because}`], async (keys) => {
      await note(
        `insert into dispute (id, payment_id, gateway, reference, reason, status, amount, currency, answer_by, opened_at, asked_at)
       select $1::uuid, id, gateway, 'journey:' || $1::text, 'not_received', 'needs_answer', amount, currency, now() + interval '7 days', now(), now()
       from payment where order_number = $2 and status = 'paid'`,
        [dispute, another.number],
      );
      await page.reload();
      await keys.walkTo(desk.row(t("admin.task.kind.dispute"), another.number));
      await keys.press("Enter");
      await desk.act(keys, t("admin.do.proof"));
      await expect(page.getByText(`Dispute journey:${dispute}`)).toBeVisible();
      await note("update dispute set status = 'won', closed_at = now() where id = $1", [dispute]);
    });
    await work("installed by telephone", [], async (keys) => {
      await desk.open(keys, another);
      const name = plain(t("admin.do.code"));
      await keys.tabTo(page.getByRole("button", { name, exact: true }));
      await keys.press("Enter");
      const sheet = page.getByRole("dialog");
      await keys.tabTo(sheet.getByRole("combobox"));
      await keys.press("ArrowDown");
      await keys.tabTo(sheet.getByRole("button", { name, exact: true }));
      await keys.press("Enter");
      await expect(page.getByText("LPA:1$")).toBeVisible();
    });
    await work("account deleted as asked for by mail", [], async (keys) => {
      const leaving = newCustomer();
      await buyThroughApi(request, sandbox, leaving);
      await signInThroughApi(request, sandbox, leaving.email);
      await desk.openPerson(keys, leaving);
      await desk.act(keys, t("admin.do.delete"));
      await expect(page).toHaveURL(`${office.url}/find`);
    });

    const handbook = tableOf(readFileSync(path.join(root, "docs/operations/back-office.md"), "utf8"));
    expect(cases.map(({ name }) => name).toSorted()).toEqual([...handbook.keys()].toSorted());
    for (const { name, keys, commands } of cases) {
      const told = handbook.get(name);
      const letters = commands.reduce((sum, command) => sum + `bin/ops ${command}`.length + 1, 0);
      const there = commands.length > 0 ? [String(commands.length), String(letters)] : ["none", ""];
      expect([name, told?.commands, told?.letters]).toEqual([name, ...there]);
      // What else waits, and who else is there, makes it a few more or fewer.
      expect(keys, name).toBeLessThanOrEqual(told?.keys ?? 0);
    }
  },
);

/** What somebody does again and again, each with the letters that it takes. */
function deskOf({ page, t }: Pick<Visit, "page" | "t">) {
  const sheet = page.getByRole("dialog");
  const say = async (keys: PressedKeys) => {
    await keys.tabTo(sheet.getByLabel(plain(t("admin.why"))));
    await keys.type(why);
    await keys.press("Enter");
    await expect(sheet).toBeHidden();
  };
  const find = async (keys: PressedKeys, text: string) => {
    await keys.press("/");
    await keys.type(text);
    await keys.press("Enter");
  };
  return {
    row: (kind: string, number: string) =>
      page
        .locator("[data-row]")
        .filter({ hasText: plain(kind) })
        .filter({ hasText: number }),
    async open(keys: PressedKeys, { number }: Order) {
      await find(keys, number);
      await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
    },
    async openPerson(keys: PressedKeys, { email }: Customer) {
      await find(keys, email);
      const person = page.locator('main a[href^="/customers/"]');
      await expect(person).toBeVisible();
      await keys.press("j");
      await expect(person).toBeFocused();
      await keys.press("Enter");
      await expect(
        page.getByRole("heading", { level: 1, name: plain(t("admin.person.title")) }),
      ).toBeVisible();
    },
    async act(keys: PressedKeys, name: string, before = async () => {}) {
      await keys.tabTo(page.getByRole("button", { name: plain(name), exact: true }).first());
      await keys.press("Enter");
      await before();
      await say(keys);
    },
    async actOn(keys: PressedKeys, letter: string) {
      await keys.press(letter);
      await say(keys);
    },
  };
}

/** What the handbook says of each case. */
function tableOf(handbook: string) {
  const [, table = ""] = handbook.split(/^\| case .*\n\| -+ .*\n/m);
  const rows = table.split("\n\n")[0]?.split("\n") ?? [];
  return new Map(
    rows.map((row) => {
      const [name = "", keys, commands = "", letters = ""] = row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name, { keys: Number(keys), commands, letters }];
    }),
  );
}

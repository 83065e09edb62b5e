import { basePath, type DataOf, type Payment, type Plan, type Quote } from "@rihla/contract";
import { type Browser, openBrowser } from "../scripts/chaos/ask-shop.ts";
import { openOutside } from "../scripts/chaos/outside.ts";
import { figuresOf, openWork, type Work } from "./kit/database-work.ts";
import { printTable, ratio } from "./kit/figures.ts";
import { runPgbench } from "./kit/pgbench.ts";
import { cpuMicroseconds, pidOf } from "./kit/processes.ts";
import { type BenchProgram, withProgram } from "./kit/program.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const warmOrders = 60;

/**
 * What a whole checkout costs: quote, order, payment begun, paid at the bank, settled. The worker is held still, so that
 * delivery, which comes after, is not counted. Beside it pgbench's smallest order: three rows in one transaction.
 */
export function measureCheckout(): Promise<void> {
  return withProgram(
    async (program) => {
      const worker = pidOf(program.settings.dataDir, "worker");
      process.kill(worker, "SIGSTOP");
      try {
        await compare(program);
      } finally {
        process.kill(worker, "SIGCONT");
      }
    },
    {
      durable: true,
      environment: { LIMIT_FACTOR: "100000" },
      postgres: ["shared_preload_libraries=pg_stat_statements"],
    },
  );
}

async function compare(program: BenchProgram): Promise<void> {
  const work = await openWork(program.databaseUrl);
  const plan = await cheapestPlan(program.apiUrl);
  const buy = buyerOf(program, plan);
  await Promise.all(Array.from({ length: warmOrders }, buy));
  const rows: (string | number)[][] = [];
  for (const buyers of [8, 32]) {
    const bare = await runPgbench(program.databaseUrl, buyers, seconds);
    const { orders, took, cpu, done } = await load(program, work, buy, buyers);
    const rate = orders / took;
    rows.push([
      buyers,
      rate.toFixed(1),
      bare.toFixed(0),
      ratio(bare, rate),
      ...figuresOf(done, orders),
      (cpu / orders / 1000).toFixed(1),
    ]);
  }
  printTable(
    [
      "buyers",
      "orders/s",
      "pgbench tx/s",
      "pgbench / ours",
      "statements",
      "of them begin and commit",
      "transactions",
      "WAL flushes",
      "api CPU ms",
    ],
    rows,
  );
  await work.print();
  await work.close();
}

async function load({ settings }: BenchProgram, work: Work, buy: () => Promise<void>, buyers: number) {
  const api = pidOf(settings.dataDir, "api");
  await work.begin();
  const [began, cpu] = [performance.now(), cpuMicroseconds(api)];
  const until = began + seconds * 1000;
  let orders = 0;
  const shopping = Array.from({ length: buyers }, async () => {
    while (performance.now() < until) {
      await buy();
      orders++;
    }
  });
  await Promise.all(shopping);
  const took = (performance.now() - began) / 1000;
  return { orders, took, cpu: cpuMicroseconds(api) - cpu, done: await work.end() };
}

/** One person after the other, each with an e-mail of their own. */
function buyerOf({ apiUrl, sandboxUrl }: BenchProgram, plan: string): () => Promise<void> {
  const browser = openBrowser([apiUrl], 0);
  const outside = openOutside(sandboxUrl ?? "");
  let number = 0;
  return () => checkOut(browser, outside.payLate, plan, `bench-${number++}@example.com`);
}

async function checkOut(
  browser: Browser,
  pay: (mdOrder: string) => Promise<unknown>,
  plan: string,
  email: string,
): Promise<void> {
  const wish = { currency: "DZD", lines: [{ plan, quantity: 1 }] };
  const { total } = await browser.post<Quote>("/quotes", wish);
  const placed = await browser.post<DataOf<"POST /orders">>("/orders", {
    ...wish,
    billing: { email, name: "Amel Haddad", phone: "+213551234567", country: "DZ" },
    paymentMethod: "cib",
    language: "fr",
    compatibilityConfirmed: true,
    termsAccepted: true,
    expectedTotal: total,
  });
  const attempt = { method: "cib" };
  const payment = await browser.post<Payment>(
    `/orders/${placed.order.number}/payments`,
    attempt,
    placed.secret,
  );
  await pay(new URL(payment.redirectUrl ?? "").searchParams.get("mdOrder") ?? "");
  const paid = await browser.get<Payment>(`/payments/${payment.id}`, placed.secret);
  if (paid.status !== "successful") throw new Error(`The payment ${payment.id} is ${paid.status}`);
}

async function cheapestPlan(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}${basePath}/destinations/FR/plans?currency=DZD`);
  const { data } = (await answer.json()) as { data: Plan[] };
  const plan = data.find(({ days }) => days !== null);
  if (!plan) throw new Error("France has no plan of fixed days");
  return plan.code;
}

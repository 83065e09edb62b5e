import type { Language, Plan, Quote } from "@rihla/contract";
import { givingBackOf, type TakingBack } from "@rihla/contract/rules/giving-back";
import { planStarts } from "@rihla/contract/rules/install-time";
import { givingBackTranslator, sayWhenToInstall } from "@rihla/i18n/translator";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { useEsimAdvice } from "./domain/esims/use-esim-advice.ts";
import { planWith } from "./domain/plans/plan.test-kit.ts";
import { GuideScreen } from "./features/guide/guide-screen.tsx";
import { PlanRow } from "./features/plans/destination/plan-row.tsx";
import { BuyBar } from "./features/plans/plan/buy-bar.tsx";
import { TravelDates } from "./features/plans/plan/travel-dates.tsx";
import { choosePlans } from "./features/plans/plan-choice.ts";
import { BeforePaying } from "./features/purchase/checkout/before-paying.tsx";
import { WhenToInstall } from "./features/purchase/payment/accepted/when-to-install.tsx";
import { drawnIn } from "./lib/page/drawn-page.test-kit.tsx";
import { messagesOf } from "./lib/text/messages.ts";

const table = new URL("../../../docs/words-of-plans.md", import.meta.url);
const groups = [
  "public",
  "personal",
  "purchase",
  "plans",
  "plan",
  "notes",
  "guide",
  "installTime",
  "advice",
] as const;
const columns = ["list", "plan", "summary", "success", "mail", "eSIM", "guide"] as const;
type Column = (typeof columns)[number];

/** Every sentence that says when to install or how an eSIM is given back, by its name. */
function sentencesOf(language: Language): Map<string, string> {
  const { installTime, givingBack } = messagesOf(language);
  const flat = (tree: object, path: string): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
    );
  return new Map([...flat(installTime, ""), ...flat(givingBack, "refund.")]);
}

const plain = (text: string) => text.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u2066-\u2069]+/g, " ");

/** Those of them that a text says. */
const namesIn = (text: string, sentences: Map<string, string>) =>
  [...sentences].flatMap(([name, sentence]) => (plain(text).includes(plain(sentence)) ? [name] : []));

function Advice({ plan }: { plan: Plan }) {
  const { starts, days, installBeforeLeaving } = plan;
  return useEsimAdvice({
    status: "new",
    saidInstalled: false,
    awaitedSince: null,
    topUp: "none",
    starts,
    days: days ?? 1,
    installBeforeLeaving,
  });
}

function drawings(plan: Plan): Partial<Record<Column, ReactElement>> {
  const days = plan.days ?? 1;
  const names = { fr: "Lieu", en: "Place", ar: "مكان" };
  const line = { plan, days, destinationNames: names, topUp: null } as unknown as Quote["lines"][number];
  return {
    list: (
      <>
        <PlanRow plan={plan} choice={choosePlans([plan], {})} tripDays={7} />
        <BuyBar plan={plan} days={days} form="buy" />
      </>
    ),
    plan: (
      <>
        <TravelDates plan={plan} days={days} from={undefined} today="2026-11-22" addressFor={() => "/"} />
        <BuyBar plan={plan} days={days} />
      </>
    ),
    summary: <BeforePaying lines={[line]} />,
    success: <WhenToInstall lines={[line]} />,
    eSIM: <Advice plan={plan} />,
    guide: <GuideScreen />,
  };
}

/** As the api writes it (`whenToInstall`, `givingBack` of the mail about what was delivered). */
function mailOf(plan: Plan, language: Language): string {
  const { starts, days, installBeforeLeaving, givingBack } = plan;
  const advice = sayWhenToInstall(language, { starts, days, installBeforeLeaving });
  return `${advice} ${givingBackTranslator(language)(givingBack)}`;
}

async function cellsOf(plan: Plan, language: Language): Promise<string[]> {
  const drawn = drawings(plan);
  const cells: string[] = [];
  for (const column of columns) {
    const element = drawn[column];
    const text = element ? await drawnIn(language, element, groups) : mailOf(plan, language);
    cells.push(namesIn(text, sentencesOf(language)).join(", ") || "–");
  }
  return cells;
}

const takingBack: readonly TakingBack[] = ["until-installed", "by-hand", "none"];
const plans = planStarts.flatMap((starts) =>
  [false, true].flatMap((blocked) =>
    [1, 7, 30].flatMap((days) =>
      takingBack.map((ability) => ({
        row: [starts, blocked ? "blocked" : "free", String(days), ability],
        plan: planWith({
          starts,
          days,
          installBeforeLeaving: blocked,
          givingBack: givingBackOf(ability, starts),
          // A place without a note of its own: what is said is said by the plan.
          destination: "FR",
        }),
      })),
    ),
  ),
);

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

test("docs/words-of-plans.md says what each plan says of installing and giving back, wherever it is shown, alike in every language", async () => {
  const rows: string[] = [];
  for (const { row, plan } of plans) {
    const cells = await cellsOf(plan, "fr");
    rows.push(rowOf([...row, ...cells]));
    expect(await cellsOf(plan, "ar")).toEqual(cells);
  }
  const words = [...sentencesOf("fr").keys()].map((name) =>
    rowOf([name, ...(["fr", "ar"] as const).map((language) => plain(sentencesOf(language).get(name) ?? ""))]),
  );
  const head = ["days count from", "place", "days", "supplier takes back", ...columns];
  const text = [
    "# What a plan says of installing and of giving back",
    "",
    "Drawn from the code by `apps/web/src/words-of-plans.test.tsx`; `npx vitest run --project web words-of-plans -u` writes it anew. A cell names the sentences",
    "that are said there; the words stand below. A plan of the fourth kind of words, of a place where installing is blocked, joins them with the others.",
    "",
    rowOf(head),
    rowOf(head.map(() => "---")),
    ...rows,
    "",
    "## The words",
    "",
    rowOf(["name", "français", "العربية"]),
    rowOf(["---", "---", "---"]),
    ...words,
    "",
  ].join("\n");
  expect(text).not.toContain("| – |");
  await expect(text).toMatchFileSnapshot(table.pathname);
}, 60_000);

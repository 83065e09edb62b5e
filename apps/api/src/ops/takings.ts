import { readFileSync } from "node:fs";
import type { App } from "../app.ts";
import { countTakings, type Responsible, readStatement } from "../modules/operators/index.ts";
import { needed } from "./typed-words.ts";

export const takingsOptions = { statement: { type: "string" }, gateway: { type: "string" } } as const;

type Typed = { statement?: string | undefined; gateway?: string | undefined };

/** A day against what gateways say now, or against a file of one of them. */
export function compareTakings(
  app: App,
  [word]: string[],
  responsible: () => Responsible,
  { statement, gateway }: Typed,
): Promise<unknown> {
  const day = needed(word, "DAY");
  return statement === undefined
    ? countTakings(app, day)
    : compareFile(app, day, { file: statement, gateway: needed(gateway, "--gateway") }, responsible());
}

async function compareFile(
  app: App,
  day: string,
  { file, gateway }: { file: string; gateway: string },
  responsible: Responsible,
) {
  const answer = await readStatement(app, day, { gateway, content: readFileSync(file) }, responsible);
  if (answer.outcome === "read") return answer;
  throw new Error(`${whyNot(answer, gateway)} Nothing was changed.`);
}

type NotRead = Exclude<Awaited<ReturnType<typeof readStatement>>, { outcome: "read" }>;

function whyNot(answer: NotRead, gateway: string): string {
  switch (answer.outcome) {
    case "unnamed":
      return `Nobody has said yet what these columns of ${gateway} are: ${answer.headings.join(", ")}. Drop the file once on the day's page of the back office.`;
    case "unreadable":
      return `${answer.count} lines can't be read: ${answer.lines.map(({ line, why, said }) => `line ${line} (${why} "${said}")`).join(", ")}.`;
    case "strange":
      return `No line of the file is a payment of ${gateway} here: if it is that gateway's all the same, drop it on the day's page of the back office.`;
  }
}

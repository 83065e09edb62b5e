import { laptops } from "./data/laptops.ts";
import { phones } from "./data/phones.ts";
import { tablets } from "./data/tablets.ts";
import { watches } from "./data/watches.ts";

export const categories = ["phone", "tablet", "watch", "laptop"] as const;
export type Category = (typeof categories)[number];

/**
 * Units that have no eSIM although their model has, by where they were made for or what they are:
 * `china` mainland China · `hong-kong` and Macao, with two physical cards · `greater-china` China, Hong Kong and Taiwan ·
 * `korea` · `united-states` · `turkey` eSIM to be enabled first · `us-locked` often tied to an operator · `operator` sold by
 * one · `market` differs by country and operator · `japan`, `europe` nearly only there · `dual-sim` the others have none ·
 * `cellular` not those with Wi-Fi alone · `windows` at least Windows 10 1703.
 */
export const exceptions = [
  "china",
  "hong-kong",
  "greater-china",
  "korea",
  "united-states",
  "turkey",
  "us-locked",
  "operator",
  "market",
  "japan",
  "europe",
  "dual-sim",
  "cellular",
  "windows",
] as const;
export type Exception = (typeof exceptions)[number];

/**
 * yes: has an eSIM, but for its exceptions · depends: it is made with and without · doubtful: lists contradict each other ·
 * paired: for its operator's plan only, as watches · no: every unit is without. What is not listed has no answer here.
 */
export const answers = ["yes", "depends", "doubtful", "paired", "no"] as const;
export type Answer = (typeof answers)[number];

export type Device = {
  /** Of addresses: `samsung-galaxy-s23`. */
  id: string;
  category: Category;
  maker: string;
  model: string;
  /** The year it came out, about. */
  since: number;
  answer: Answer;
  exceptions: readonly Exception[];
};

const tables: readonly [Category, string][] = [
  ["phone", phones],
  ["tablet", tablets],
  ["watch", watches],
  ["laptop", laptops],
];
const manyVersions: readonly Exception[] = ["market", "japan", "europe", "dual-sim", "cellular", "operator"];

/** All that is known, phones first, by maker in the order of the tables. Throws where a line is not written as it should be. */
export function readDevices(): Device[] {
  return tables.flatMap(([category, table]) => {
    let maker = "";
    return table
      .trim()
      .split("\n")
      .flatMap((line) => {
        if (!line.startsWith("# ")) return [deviceOf(category, maker, line)];
        maker = line.slice(2);
        return [];
      });
  });
}

/** `iPhone XS | 2018 china`: model, year, exceptions; after the year `-` for one without eSIM, `?` for a doubtful one. */
function deviceOf(category: Category, maker: string, line: string): Device {
  const [, model, since, sign, rest = ""] = /^(\S.*?) \| (\d{4})( [?-])?((?: [a-z-]+)*)$/.exec(line) ?? [];
  const found = rest.split(" ").filter(Boolean) as Exception[];
  if (!model || !maker || found.some((one) => !exceptions.includes(one)))
    throw new Error(`Not a device: ${line}`);
  return {
    id: slug(model.toLowerCase().startsWith(`${maker.toLowerCase()} `) ? model : `${maker} ${model}`),
    category,
    maker,
    model,
    since: Number(since),
    answer: answerOf(category, sign?.trim(), found),
    exceptions: found,
  };
}

function answerOf(category: Category, sign: string | undefined, found: readonly Exception[]): Answer {
  if (sign === "-") return "no";
  if (category === "watch") return "paired";
  if (sign === "?") return "doubtful";
  return found.some((one) => manyVersions.includes(one)) ? "depends" : "yes";
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("+", " plus ")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

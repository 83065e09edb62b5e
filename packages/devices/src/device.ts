import {
  type DeviceAnswer,
  type DeviceCategory,
  type DeviceException,
  deviceCategories,
  deviceExceptions,
} from "@rihla/contract/rules/devices";
import { laptops } from "./data/laptops.ts";
import { phones } from "./data/phones.ts";
import { tablets } from "./data/tablets.ts";
import { watches } from "./data/watches.ts";

export type Device = {
  /** Of addresses: `samsung-galaxy-s23`. */
  id: string;
  category: DeviceCategory;
  maker: string;
  model: string;
  /** The year it came out, about. */
  since: number;
  answer: DeviceAnswer;
  exceptions: readonly DeviceException[];
};

const tables: Readonly<Record<DeviceCategory, string>> = {
  phone: phones,
  tablet: tablets,
  watch: watches,
  laptop: laptops,
};
const manyVersions: readonly DeviceException[] = [
  "market",
  "japan",
  "europe",
  "dual-sim",
  "cellular",
  "operator",
];

/** All that is known, phones first, by maker in the order of the tables. Throws where a line is not written as it should be. */
export function readDevices(): Device[] {
  return deviceCategories.flatMap((category) => {
    let maker = "";
    return tables[category]
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
function deviceOf(category: DeviceCategory, maker: string, line: string): Device {
  const [, model, since, sign, rest = ""] = /^(\S.*?) \| (\d{4})( [?-])?((?: [a-z-]+)*)$/.exec(line) ?? [];
  const found = rest.split(" ").filter(Boolean) as DeviceException[];
  if (!model || !maker || found.some((one) => !deviceExceptions.includes(one)))
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

function answerOf(
  category: DeviceCategory,
  sign: string | undefined,
  found: readonly DeviceException[],
): DeviceAnswer {
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

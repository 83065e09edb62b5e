import { readFileSync } from "node:fs";
import { languageCodes } from "@rihla/i18n";
import { describe, expect, test } from "vitest";
import { noDataMessage } from "./no-data-message.ts";

describe.each(languageCodes)("the message to us, in %s", (language) => {
  const file = new URL(
    `../../../../../../packages/i18n/src/messages/${language}/guide.json`,
    import.meta.url,
  );
  const { message, unknown } = JSON.parse(readFileSync(file, "utf8")).check.write;
  const words = (key: "message" | "unknown", values: Record<string, string> = {}) =>
    (key === "unknown" ? unknown : message).replaceAll(
      /\{(\w+)\}/g,
      (_: string, name: string) => values[name],
    );

  test("says the phone, the country, the eSIM's state and the last four digits, each in its direction", () => {
    const told = { model: "SM-S918B", country: "France", state: "Installed", lastFour: "4821" };
    const lines = noDataMessage(words, told).split("\n");
    for (const value of Object.values(told))
      expect(lines.filter((line) => line.includes(`\u2068${value}\u2069`))).toHaveLength(1);
  });

  test("calls unknown what nobody filled in", () => {
    const said = noDataMessage(words, { model: "iPhone", country: " ", state: "", lastFour: "" });
    expect(said.split(`\u2068${unknown}\u2069`)).toHaveLength(4);
  });
});

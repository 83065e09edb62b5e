import { languageCodes } from "@rihla/i18n";
import { expect, test } from "vitest";
import { drawGuide } from "./draw-guide.ts";

test.each(languageCodes)("no sign and no unit of a guide in %s stands alone on a line", async (language) => {
  const guides = await Promise.all(
    (["install", "activate", "roaming", "apn", "trouble", "remove"] as const).map((subject) =>
      drawGuide({ subject, maker: "samsung", language }),
    ),
  );
  const said = guides.flatMap(({ title, lead, parts }) => [
    title,
    lead,
    ...parts.flatMap(({ title, note, steps }) => [
      title,
      note,
      ...steps.flatMap((step) => [step.title, step.body]),
    ]),
  ]);
  expect(said.filter((text) => text && /« | [:;?!»]/.test(text))).toEqual([]);
});

import type { Language } from "@rihla/contract";
import { type Guide, loadGuide, type Subject, subjects } from "@rihla/guides";
import { paths } from "../../../paths.ts";
import type { Text, Words } from "./text.ts";

/** What is done on a phone, as the makers' guides say it: a text for each subject. The page asks for the maker. */
export async function guideTexts(language: Language): Promise<(t: Words) => Text[]> {
  const guides = await Promise.all(
    subjects.map((subject) =>
      Promise.all((["iphone", "samsung"] as const).map((maker) => loadGuide({ subject, maker, language }))),
    ),
  );
  return (t) =>
    guides.flatMap(([first, ...others]): Text[] => {
      if (!first) return [];
      const body = [first, ...others].map(textOf).join(" ");
      const to = pageOf(first.subject);
      const finding = { to, title: first.title, on: t("guide.title") };
      return [{ finding, title: first.title, words: first.lead, body, weight: 0.7 }];
    });
}

const pageOf = (subject: Subject): string =>
  subject === "install" ? paths.guideInstallation() : paths.guideActivation();

const textOf = ({ parts }: Guide): string =>
  parts
    .map(({ title, steps }) => [title, ...steps.flatMap((step) => [step.title, step.body ?? ""])].join(" "))
    .join(" ");

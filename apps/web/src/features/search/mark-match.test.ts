import { expect, test } from "vitest";
import { markMatch } from "./mark-match.ts";

const shown = (text: string, typed: string) => {
  const marked = markMatch(text, typed);
  return marked && `${marked.before}[${marked.match}]${marked.after}`;
};

test("marks what was typed, whatever its accents and capitals", () => {
  expect(shown("Émirats arabes unis", "emi")).toBe("[Émi]rats arabes unis");
  expect(shown("Arabie saoudite", "SAOU")).toBe("Arabie [saou]dite");
  expect(shown("Côte d’Ivoire", "ivoire")).toBe("Côte d’[Ivoire]");
  expect(shown("Istanbul (IST)", "ist")).toBe("[Ist]anbul (IST)");
});

test("marks Arabic with or without its article, hamza and ta marbuta", () => {
  expect(shown("السعودية", "سعوديه")).toBe("ال[سعودية]");
  expect(shown("الإمارات", "الامارات")).toBe("[الإمارات]");
});

test("marks nothing where the letters aren't there", () => {
  expect(shown("Tunisie", "touns")).toBeNull();
  expect(shown("France", "anc")).toBeNull();
  expect(shown("France", " ")).toBeNull();
  expect(shown("Fr(ance", "fr(")).toBe("[Fr(]ance");
});

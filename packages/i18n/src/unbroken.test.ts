import { expect, test } from "vitest";
import { mailTranslator } from "./translator.ts";
import { unbroken } from "./unbroken.ts";

test.each([
  ["Votre e-mail", "Votre e-\u2060mail"],
  ["E-mails", "E-\u2060mails"],
  ["24 h/24 et 7 j/7", "24\u00a0h/24 et 7 j/7"],
  ["pendant {hours} h après", "pendant {hours}\u00a0h après"],
  ["environ 500 Mo par jour", "environ 500\u00a0Mo par jour"],
  ["{count, plural, one {# heure} other {# heures}}", "{count, plural, one {# heure} other {# heures}}"],
  ["Pleine vitesse : la carte. Et après ?", "Pleine vitesse\u00a0: la carte. Et après\u00a0?"],
  ["Nommez-la « Voyage » ici", "Nommez-la «\u00a0Voyage\u00a0» ici"],
  ["10 % des données", "10\u00a0% des données"],
])("%s", (message, kept) => {
  expect(unbroken(message)).toBe(kept);
});

test("a mail keeps French marks with their word, and has nothing in it that is not to be seen", () => {
  const t = mailTranslator("fr");
  expect(t("signInCode.subject", { code: "1234", brand: "Rihla" })).toBe(
    "1234\u00a0: votre code de connexion Rihla",
  );
  expect(t("signInCode.notYou")).not.toContain("\u2060");
});

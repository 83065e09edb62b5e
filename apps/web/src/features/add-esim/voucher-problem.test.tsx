import { expect, test } from "vitest";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { drawnInFrench } from "../../lib/page/drawn-page.test-kit.tsx";
import { VoucherProblem } from "./voucher-problem.tsx";

async function said(code: ApiProblem["code"]) {
  const nothing = () => {};
  const page = await drawnInFrench(
    <VoucherProblem error={new ApiProblem(code, 409)} retry={nothing} retrying={false} onOther={nothing} />,
    ["public", "personal", "scan"],
  );
  return {
    text: page.replaceAll(/<[^>]*>/g, " "),
    again: page.includes("Réessayer"),
    write: page.includes("/support#contact"),
    mine: /href="[^"]*\/esims"/.test(page),
  };
}

test.each([
  ["voucher_activation_failed", "L’activation n’a pas abouti", { again: true, write: true, mine: false }],
  ["voucher_not_found", "Code introuvable", { again: false, write: true, mine: false }],
  ["voucher_used", "déjà utilisé", { again: false, write: true, mine: false }],
  ["voucher_expired", "Ce bon a expiré", { again: false, write: true, mine: false }],
  ["voucher_withdrawn", "Ce bon a été retiré", { again: false, write: true, mine: false }],
  ["voucher_invalid_format", "code d’activation", { again: false, write: true, mine: false }],
  ["voucher_already_activated", "déjà activée", { again: false, write: false, mine: true }],
] as const)("%s is told in its words, with what helps then", async (code, words, ways) => {
  const { text, ...offered } = await said(code);
  expect(text).toContain(words);
  expect(offered).toEqual(ways);
});

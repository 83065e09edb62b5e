import { expect, test } from "vitest";
import { subjectOf } from "./attacks.ts";
import { differences, tables } from "./security-page.ts";

const attacks = [
  { subject: "Wallet", name: "B spends A's money", tries: 30, held: true },
  { subject: "Orders", name: "B reads A's code", tries: 1200, held: true },
  { subject: "Wallet", name: "A spends | twice", tries: 1, held: false },
];
const page = `# Security\n\n## Attacks\n\n${tables(attacks)}`;

test("attacks stand in a table for each subject, in an order that does not depend on the run", () => {
  expect(tables(attacks)).toBe(`3 attacks, 1,231 tries.

### Orders

| attack           | tries | result |
| ---------------- | ----- | ------ |
| B reads A's code | 1200  | held   |

### Wallet

| attack             | tries | result      |
| ------------------ | ----- | ----------- |
| A spends \\| twice  | 1     | got through |
| B spends A's money | 30    | held        |
`);
  expect(tables(attacks.toReversed())).toBe(tables(attacks));
});

test("an attack that the page does not name is told, one that is gone only where all ran", () => {
  const [first, ...rest] = attacks;
  const other = { subject: "Orders", name: "B cancels for A", tries: 3, held: true };
  expect(differences(page, attacks, true)).toEqual([]);
  expect(differences(page, [...attacks, other], true)).toEqual(["does not name: Orders: B cancels for A, 3"]);
  expect(differences(page, rest, true)).toEqual(["names what is gone: Wallet: B spends A's money, 30"]);
  expect(differences(page, rest, false)).toEqual([]);
  expect(differences(page, [first ?? other], false)).toEqual([]);
});

test("an attack's subject is the module or the company that is attacked, else what its file is called", () => {
  expect(subjectOf("apps/api/src/modules/esim-shares/links.attack.test.ts")).toBe("Esim shares");
  expect(subjectOf("apps/api/src/adapters/payments/paypal/webhook.attack.test.ts")).toBe("Paypal");
  expect(subjectOf("apps/api/src/attacks/money-endpoints.attack.test.ts")).toBe("Money endpoints");
  expect(subjectOf("apps/web/src/lib/navigation/deep-link.attack.test.ts")).toBe("Deep link");
});

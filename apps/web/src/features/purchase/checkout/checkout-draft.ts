import type { PaymentMethod } from "@rihla/contract";
import type { CartLine } from "../../../domain/cart/cart.ts";
import { noCompany, type TypedCompany } from "../../../domain/person/company.ts";
import { json, stored } from "../../../platform/storage/storage.ts";
import type { CheckoutValues, Ticks, Typed } from "./checkout-values.ts";

const blank: Typed = { email: "", name: "", phoneCountry: "DZ", phoneNumber: "", country: "DZ" };
const unticked: Ticks = { compatibility: false, terms: false, daysFromPaying: false, newsletter: false };

/** What stood in the form last. `typed`: the fields that somebody typed into, `by` whom: the account's e-mail, null of a guest. */
type Draft = Typed & { typed: string[]; by: string | null; ticks: Ticks & { of: string } };
const kept = stored("tab", "checkout-draft", json(asDraft));
/** Name, phone and country for the next purchase, of guests too; the e-mail ends with its tab. */
const remembered = stored("device", "billing", json(asTyped));
/** The company that is bought for; it ends with its tab. */
const keptCompany = stored("tab", "checkout-company", json(asCompany));

/** Reloading, going back and forward or coming back from the bank must not mean typing again. What was ticked of other plans is ticked anew. */
export function firstValues(
  method: PaymentMethod | undefined,
  lines: readonly CartLine[],
): Partial<CheckoutValues> {
  const { typed: _, by: __, ticks, ...draft } = kept.read() ?? {};
  const { of, ...ticked } = ticks ?? { of: "" };
  return {
    ...blank,
    ...remembered.read(),
    ...draft,
    method,
    ...unticked,
    ...(of === plansOf(lines) && ticked),
    forCompany: keptCompany.read() !== undefined,
    company: keptCompany.read() ?? noCompany,
  };
}

/** Kept with each change; `typed`: what was typed into since the form opened. */
export function keepDraft(
  values: CheckoutValues,
  lines: readonly CartLine[],
  { typed, by }: Pick<Draft, "typed" | "by">,
): void {
  keptCompany.write(values.forCompany ? values.company : undefined);
  const before = typedBy(by);
  const ticks = Object.fromEntries(
    Object.keys(unticked).map((name) => [name, values[name as keyof Ticks] === true]),
  ) as Ticks;
  kept.write({
    ...textsOf(values),
    by,
    typed: [...new Set([...before, ...typed])],
    ticks: { ...ticks, of: plansOf(lines) },
  });
}

/** For the next purchase in this browser. */
export const rememberBilling = (values: CheckoutValues): void =>
  remembered.write({ ...textsOf(values), email: "" });

/** What this customer typed here stays, whatever their account says. */
export function typedBy(by: string | null): string[] {
  const draft = kept.read();
  return draft?.by === by ? draft.typed : [];
}

/** What was agreed to is bought: the next purchase is agreed to anew. */
export function forgetTicks(): void {
  const draft = kept.read();
  if (draft) kept.write({ ...draft, ticks: { ...unticked, of: "" } });
}

/** What the ticks are about: plans, and the eSIM that is topped up; not how many. */
const plansOf = (lines: readonly CartLine[]): string =>
  lines.map(({ plan, esim }) => [plan, ...(esim ? [esim] : [])].join(" ")).join();

const textsOf = ({ email, name, phoneCountry, phoneNumber, country }: CheckoutValues): Typed => ({
  email,
  name,
  phoneCountry,
  phoneNumber,
  country,
});

/** Nothing but texts may reach the form. */
function asTyped(value: unknown): Typed | undefined {
  const texts = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([name, written]) => name in blank && typeof written === "string",
  );
  return { ...blank, ...Object.fromEntries(texts) };
}

function asDraft(value: unknown): Draft | undefined {
  const { typed, by, ticks }: Partial<Draft> = value ?? {};
  const ticked = Object.entries(ticks ?? {}).filter(([name, is]) => name in unticked && is === true);
  return {
    ...blank,
    ...asTyped(value),
    typed: Array.isArray(typed) ? typed.filter((name) => typeof name === "string") : [],
    by: typeof by === "string" ? by : null,
    ticks: { ...unticked, ...Object.fromEntries(ticked), of: typeof ticks?.of === "string" ? ticks.of : "" },
  };
}

/** Nothing but texts may reach its fields. */
function asCompany(value: unknown): TypedCompany | undefined {
  const { fields, isRight } = (value ?? {}) as Partial<TypedCompany>;
  const names = Object.keys(noCompany.fields) as (keyof TypedCompany["fields"])[];
  const areTexts = fields && names.every((name) => typeof fields[name] === "string");
  return areTexts ? { fields, isRight: isRight === true } : undefined;
}

import type { Hiding } from "./hidings.repository.ts";

type Sold = { code: string; destination: string };

/** Whether the shop doesn't sell a plan, by itself or with all of its place. */
export function hiddenBy(hidings: readonly Pick<Hiding, "kind" | "code">[]): (plan: Sold) => boolean {
  const [plans, places] = (["plan", "place"] as const).map(
    (kind) => new Set(hidings.filter((one) => one.kind === kind).map(({ code }) => code)),
  );
  return ({ code, destination }) => Boolean(plans?.has(code) || places?.has(destination));
}

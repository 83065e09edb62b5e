import { gateways } from "./gateways/gateways.ts";
import type { Outside } from "./outside.ts";
import type { Random } from "./random.ts";
import { suppliers } from "./suppliers/suppliers.ts";

/** Which part of the calls to each company, of its pushes and of the mails goes wrong. */
const share = 0.1;
/** How long the shop waits for an answer, milliseconds: of a gateway, of a supplier. */
const patience = { gateway: 20_000, supplier: 12_000 };

type Fault = Record<string, unknown>;
type Weighted = readonly (readonly [weight: number, fault: Fault])[];

const brokenAnswers = (waits: number): Weighted => [
  [4, { kind: "drop", when: "before" }],
  [4, { kind: "drop", when: "after" }],
  [2, { kind: "status", when: "before" }],
  [2, { kind: "status", when: "after" }],
  [1, { kind: "html", when: "after" }],
  [1, { kind: "invalid-json", when: "after" }],
  [1, { kind: "empty", when: "after" }],
  [2, { kind: "slow", when: "before", ms: 2_000 }],
  [2, { kind: "slow", when: "after", ms: 2_000 }],
  // The work is done when nobody expects the answer any more, or was done long before it comes.
  [1, { kind: "slow", when: "before", ms: waits + 2_000 }],
  [1, { kind: "slow", when: "after", ms: waits + 2_000 }],
];
const refusals = (codes: readonly string[]): Weighted =>
  codes.map((errorCode) => [1, { kind: "business-error", errorCode }]);
const brokenPushes: Weighted = [
  [1, { kind: "drop" }],
  [1, { kind: "twice" }],
  [1, { kind: "out-of-order" }],
];
const brokenMails: Weighted = [
  [1, { kind: "status", when: "before" }],
  [1, { kind: "status", when: "after" }],
];

/** `calls`: how many of them, at most, one buyer needs. */
const targets = [
  ...gateways.flatMap(({ name }) => [
    { endpoint: `${name}:*`, calls: 12, weights: brokenAnswers(patience.gateway) },
    { endpoint: `${name}:webhook`, calls: 2, weights: brokenPushes },
  ]),
  ...suppliers.flatMap(({ name }) => [
    { endpoint: `${name}:*`, calls: 12, weights: brokenAnswers(patience.supplier) },
    { endpoint: `${name}:webhook`, calls: 2, weights: brokenPushes },
  ]),
  ...suppliers.flatMap(({ name, refuses }) =>
    refuses.map(({ call, calls, codes, losesAnswers }) => ({
      endpoint: `${name}:${call}`,
      calls,
      weights: [...(losesAnswers ? brokenAnswers(patience.supplier) : []), ...refusals(codes)],
    })),
  ),
  { endpoint: "mail:smtp", calls: 3, weights: brokenMails },
];

/** Says beforehand which calls go wrong and how; gives the number of faults that wait for their call. */
export async function plantFaults(outside: Outside, random: Random, buyers: number): Promise<number> {
  let planted = 0;
  for (const { endpoint, calls, weights } of targets) {
    // `skip` counts the calls that went well before it.
    let skip = 0;
    for (let hit = 0; hit < calls * buyers * share; hit++) {
      while (random.share() >= share) skip++;
      await outside.plant({ endpoint, skip, ...random.pick(weights) });
      planted++;
    }
  }
  return planted;
}

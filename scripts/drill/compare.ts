import type pg from "pg";
import { nameOfKey } from "../../apps/api/src/infra/secret-keys.ts";
import { Refused } from "../deploy/places.ts";
import {
  type Fact,
  type Figure,
  factNames,
  factsAfter,
  figuresUntil,
  newestKeyName,
  unbalancedCurrencies,
} from "./kept-facts.ts";
import type { Keys } from "./sealed-keys.ts";

export type Databases = { copy: pg.Client; live: pg.Client };
export type Loss = { name: string; facts: Fact[] };
export type Comparison = { inTheCopy: Figure[]; lost: Loss[] };

/** A fact bears the moment at which its transaction began; the copy ends at one at which another was over. */
const longestTransactionMs = 60_000;

/** `end`: of what the copy holds. Throws where the copy is another than the live database was then. */
export async function compare({ copy, live }: Databases, end: Date): Promise<Comparison> {
  const edge = new Date(end.getTime() - longestTransactionMs);
  await assertSameUntil({ copy, live }, edge);
  const unbalanced = await unbalancedCurrencies(copy);
  if (unbalanced.length > 0)
    throw new Refused(`The copy's ledger does not add up in ${unbalanced.join(", ")}.`);
  const lost: Loss[] = [];
  for (const name of factNames) lost.push(await compareAfter({ copy, live }, name, edge));
  return { inTheCopy: await figuresUntil(copy, new Date()), lost };
}

async function assertSameUntil({ copy, live }: Databases, edge: Date): Promise<void> {
  const byName = (figures: Figure[]) => new Map(figures.map((its) => [`${its.name}, ${its.kind}`, its]));
  const [there, here] = [byName(await figuresUntil(copy, edge)), byName(await figuresUntil(live, edge))];
  const different = [...new Set([...there.keys(), ...here.keys()])].filter(
    (name) => there.get(name)?.digest !== here.get(name)?.digest,
  );
  const tell = (figure: Figure | undefined) => (figure ? `${figure.count} (sum ${figure.sum})` : "none");
  if (different.length > 0)
    throw new Refused(
      [
        `The copy is not what the shop was at ${edge.toISOString()}:`,
        ...different.map(
          (name) => `  ${name}: ${tell(there.get(name))} in the copy, ${tell(here.get(name))} in the shop`,
        ),
      ].join("\n"),
    );
}

async function compareAfter({ copy, live }: Databases, name: string, edge: Date): Promise<Loss> {
  const there = new Set((await factsAfter(copy, name, edge)).map(({ key }) => key));
  const here = await factsAfter(live, name, edge);
  const known = new Set(here.map(({ key }) => key));
  const foreign = [...there].filter((key) => !known.has(key));
  if (foreign.length > 0)
    throw new Refused(`The copy has ${name} that the shop does not know: ${foreign.slice(0, 5).join(", ")}.`);
  return { name, facts: here.filter(({ key }) => !there.has(key)) };
}

/** What was signed with the key, links, vouchers and PINs, opens with no other. */
export async function assertKeyFits({ copy, live }: Databases, { secretKey }: Keys): Promise<void> {
  const name = nameOfKey(secretKey);
  for (const [which, client] of Object.entries({ copy, shop: live })) {
    const known = await newestKeyName(client);
    if (known !== name)
      throw new Refused(
        `The sealed SECRET_KEY is not the one that the ${which} ${known ? "works with" : "names: no worker has run"}. Seal the keys again.`,
      );
  }
}

import type { FollowedEsim } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { type SecretKeys, secretKeysOf } from "../../infra/secret-keys.ts";
import { toEsimSummary } from "../esims/index.ts";
import { type Claim, findOwnEsims, mayOpenCode } from "../orders/index.ts";
import { type EsimShare, tokenOf } from "./esim-share.ts";
import { findLivingOf } from "./esim-shares.repository.ts";

/**
 * How each of them stands, in the order of the lines, with the link by which it was shared. The order's secret alone tells no link by
 * which a code that has served could be seen again.
 */
export async function followEsims(
  app: Uses<"config" | "db">,
  number: string,
  claim: Claim,
): Promise<{ items: FollowedEsim[]; next: null }> {
  const { order, esims } = await findOwnEsims(app, number, claim);
  const living = await findLivingOf(
    app.db,
    esims.map(({ id }) => id),
  );
  const items = esims.map((row) => {
    const esim = toEsimSummary(row);
    const mayShare = mayOpenCode(order, esim, claim);
    const share = shownTo(
      secretKeysOf(app.config),
      living.find(({ esimId }) => esimId === esim.id),
    );
    return {
      esim,
      connectedAt: row.connectedAt?.toISOString() ?? null,
      mayShare,
      share: mayShare || !share ? share : { ...share, token: null },
    };
  });
  return { items, next: null };
}

function shownTo(keys: SecretKeys, share: EsimShare | undefined): FollowedEsim["share"] {
  if (!share) return null;
  const { language, largeType, madeAt, openedAt } = share;
  return {
    token: tokenOf(keys, share),
    language,
    largeType,
    madeAt: madeAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  };
}

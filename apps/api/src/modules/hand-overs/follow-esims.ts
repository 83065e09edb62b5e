import type { FollowedEsim } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { toEsimSummary } from "../esims/index.ts";
import { findOwnEsims } from "../orders/index.ts";
import { type HandOver, linkToken } from "./hand-over.ts";
import { findLivingOf } from "./hand-overs.repository.ts";

/** How each of them stands, in the order of the lines, with the link by which it was handed on. */
export async function followEsims(
  app: Uses<"config" | "db">,
  number: string,
  caller: Caller,
): Promise<{ items: FollowedEsim[]; next: null }> {
  const { esims } = await findOwnEsims(app, number, { caller, orderSecret: null });
  const living = await findLivingOf(
    app.db,
    esims.map(({ id }) => id),
  );
  const items = esims.map((esim) => ({
    esim: toEsimSummary(esim),
    connectedAt: esim.connectedAt?.toISOString() ?? null,
    handOver: shownTo(
      app.config.SECRET_KEY,
      living.find(({ esimId }) => esimId === esim.id),
    ),
  }));
  return { items, next: null };
}

function shownTo(secretKey: string, handOver: HandOver | undefined): FollowedEsim["handOver"] {
  if (!handOver) return null;
  const { id, language, largeType, madeAt, openedAt } = handOver;
  return {
    token: linkToken(secretKey, id),
    language,
    largeType,
    madeAt: madeAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  };
}

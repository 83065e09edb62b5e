import type { PersonalData } from "@rihla/contract";
import type { Db } from "../../database.ts";
import { readPages } from "../../infra/database/read-pages.ts";
import { findSharesBefore } from "./esim-shares.repository.ts";

/** The links by which this owner's eSIMs were shared, in pages: neither what opens them nor who did. */
export async function* exportShares(db: Db, email: string): AsyncGenerator<PersonalData["shares"]> {
  for await (const rows of readPages((before, limit) => findSharesBefore(db, email, before, limit)))
    yield rows.map(({ esimId, language, largeType, madeAt, openedAt, withdrawnAt }) => ({
      esim: esimId,
      language,
      largeType,
      madeAt: madeAt.toISOString(),
      openedAt: openedAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
}

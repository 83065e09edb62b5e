import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import type { EsimRow } from "../esim.ts";
import { insertEsims, updateEsim } from "../esims.repository.ts";
import { newEsims } from "./request-esims.ts";

/**
 * Has another eSIM of the same package delivered in place of this one, in the caller's transaction. It stands on the same order line,
 * `pieces` places further on, which names what was paid for it. Gives its id.
 */
export async function replaceEsim(
  app: Uses<"providers">,
  tx: Tx,
  esim: EsimRow,
  pieces: number,
): Promise<string> {
  const wanted = newEsims(app, [{ ...esim, position: esim.position + pieces }]);
  const rows = wanted.map((row) => ({ ...row, label: esim.label }));
  await insertEsims(tx, rows);
  const [replacement] = rows;
  if (!replacement) throw new Error(`Nothing was asked for in place of the eSIM ${esim.id}`);
  await updateEsim(tx, esim.id, { replacedBy: replacement.id });
  return replacement.id;
}

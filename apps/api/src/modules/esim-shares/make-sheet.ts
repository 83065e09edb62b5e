import type { Uses } from "../../app.ts";
import { secretKeysOf } from "../../infra/secret-keys.ts";
import { typesetFile } from "../../infra/typeset.ts";
import { Refusal } from "../../refusal.ts";
import { whenToInstall } from "../esims/index.ts";
import { sheetLimits, spendLimits } from "../limits/index.ts";
import { type Claim, firstNameOf } from "../orders/index.ts";
import { tokenOf } from "./esim-share.ts";
import { findLivingOf } from "./esim-shares.repository.ts";
import { findShareable } from "./find-shareable.ts";
import { sheetOf } from "./sheet.ts";

type Asking = { number: string; claim: Claim; ip: string };

const template = new URL("./sheet.typ", import.meta.url);

/** A PDF with a page for each of these eSIMs, in the order of the order; one that is not shared has none. */
export async function makeSheet(
  app: Uses<"config" | "db">,
  wanted: readonly string[],
  { number, claim, ip }: Asking,
): Promise<{ name: string; content: string }> {
  const { order, esims: own } = await findShareable(app, number, claim);
  await spendLimits(app, sheetLimits, { caller: claim.caller, ip, orderId: order.id });
  const living = await findLivingOf(
    app.db,
    own.map(({ id }) => id).filter((id) => wanted.includes(id)),
  );
  if (living.length === 0) throw new Refusal("not_found");
  const pages = own.flatMap((esim) => {
    const share = living.find(({ esimId }) => esimId === esim.id);
    const token = share && tokenOf(secretKeysOf(app.config), share);
    if (!token) return [];
    const { language } = share;
    const address = `${app.config.PUBLIC_URL}/${language}/for-you#${token}`;
    const { label, destinationNames } = esim;
    return [
      {
        language,
        address,
        name: label,
        destination: destinationNames[language],
        from: firstNameOf(order),
        whenToInstall: whenToInstall(language, esim),
      },
    ];
  });
  const madeAt = new Date(Math.max(...living.map((one) => one.madeAt.getTime())));
  return typesetFile(`esims-${number}.pdf`, template, sheetOf(pages), madeAt);
}

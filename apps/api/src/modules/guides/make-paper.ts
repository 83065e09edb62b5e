import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { typesetFile } from "../../infra/typeset.ts";
import { Refusal } from "../../refusal.ts";
import { showEsim } from "../esims/index.ts";
import { ownPaperLimits, spendLimits } from "../limits/index.ts";
import { guidePaper, type OwnEsim, type Wanted } from "./guide-paper.ts";

const template = new URL("./guide-paper.typ", import.meta.url);

/** The guide on one page, as a PDF; the same for everybody. */
export const makePaper = (app: Uses<"config">, wanted: Wanted) => typesetPaper(app, wanted, null);

/** With the codes of the caller's own eSIM. Someone else's does not exist, nor has one a page that was not delivered. */
export async function makeOwnPaper(
  app: Uses<"config" | "db">,
  wanted: Wanted & { id: string; caller: Caller; ip: string },
) {
  await spendLimits(app, ownPaperLimits, wanted);
  return paperOf(app, wanted, await showEsim(app.db, wanted.caller, wanted.id));
}

/** For whoever may see this eSIM's codes: that is for the caller to have made sure of. */
export async function paperOf(
  app: Uses<"config">,
  wanted: Wanted,
  { installation, ...esim }: Omit<OwnEsim, "installation"> & { installation: OwnEsim["installation"] | null },
) {
  if (!installation) throw new Refusal("not_found");
  return typesetPaper(app, wanted, { ...esim, installation });
}

async function typesetPaper({ config }: Uses<"config">, wanted: Wanted, own: OwnEsim | null) {
  const content = await guidePaper(wanted, own, config.PUBLIC_URL);
  return typesetFile(`esim-${wanted.maker}-${wanted.language}.pdf`, template, content, null);
}

import type { AlertKind } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import type { Caller } from "../../../http/caller.ts";
import { Refusal } from "../../../refusal.ts";
import { readMailToken } from "./mail-link.ts";
import { addUnwantedMail, findUnwantedMails, saveUnwantedMails } from "./unwanted-mails.repository.ts";

type ChoosingApp = Uses<"config" | "db">;

export async function showAlertMails({ db }: ChoosingApp, { email }: Pick<Caller, "email">) {
  return { unwanted: await findUnwantedMails(db, email) };
}

/** In place of what was chosen before. */
export async function chooseAlertMails(
  app: ChoosingApp,
  reader: Pick<Caller, "email">,
  unwanted: readonly AlertKind[],
) {
  await saveUnwantedMails(app.db, reader.email, unwanted);
  return showAlertMails(app, reader);
}

/** The same by the link of such a mail. `unwanted`: undefined only looks. */
export async function linkedAlertMails(
  app: ChoosingApp,
  { token, unwanted }: { token: string; unwanted?: readonly AlertKind[] },
) {
  const link = await readMailToken(app, token);
  if (!link) throw new Refusal("not_found");
  const { kind } = link;
  return { kind, ...(await (unwanted ? chooseAlertMails(app, link, unwanted) : showAlertMails(app, link))) };
}

/** As mail programs do it by one press (RFC 8058): no more of this kind. False where the link is none. */
export async function unsubscribeAtOnce(app: ChoosingApp, token: string): Promise<boolean> {
  const link = await readMailToken(app, token);
  if (link) await addUnwantedMail(app.db, link.email, link.kind);
  return link !== undefined;
}

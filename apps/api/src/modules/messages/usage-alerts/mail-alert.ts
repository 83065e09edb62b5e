import { type AlertKind, oneClickPath } from "@rihla/contract";
import type { Uses } from "../../../app.ts";
import { findLastTimeZone } from "../../devices/index.ts";
import { findPlacedEsims, gatherAlerts, isStillNews, type PlacedEsimRow } from "../../esims/index.ts";
import { findOrdersById } from "../../orders/index.ts";
import { mailToken } from "../choices/mail-link.ts";
import { findUnwantedMails } from "../choices/unwanted-mails.repository.ts";
import { alertMail } from "../mails/alert-mail.ts";
import { sendMail } from "../mails/send-mail.ts";
import { alertAction, alertWords } from "./alert-words.ts";

type MailingApp = Uses<"config" | "db" | "log" | "mailer">;

/**
 * To the order's address, in its language: also to somebody who has no account. With it goes what the same owner is to be told of
 * their other eSIMs. Not what is not wanted by mail there.
 */
export async function mailAlert(app: MailingApp, alertId: string): Promise<void> {
  const alerts = await gatherAlerts(app.db, alertId);
  const kind = alerts[0]?.kind;
  if (!kind) return;
  const ids = alerts.map(({ esimId }) => esimId);
  const esims = (await findPlacedEsims(app.db, ids))
    .filter((esim) => !esim.erasedAt && isStillNews(esim, kind, new Date()))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  await mailTo(app, { id: alertId, kind }, esims);
}

async function mailTo(
  app: MailingApp,
  { id, kind }: { id: string; kind: AlertKind },
  esims: readonly PlacedEsimRow[],
): Promise<void> {
  const [first] = esims;
  const [order] = first ? await findOrdersById(app.db, [first.orderId]) : [];
  if (!first || !order || order.erasedAt) return;
  if ((await findUnwantedMails(app.db, first.email)).includes(kind)) return;
  const { language } = order;
  const { PUBLIC_URL, SECRET_KEY } = app.config;
  const token = mailToken(SECRET_KEY, first.id, kind);
  const said = { language, ownZone: await findLastTimeZone(app.db, first.email) };
  const content = alertMail({
    language,
    name: order.billingName,
    kind,
    esims: esims.map((esim) => {
      const { action, path } = alertAction(kind, esim, language);
      return { ...alertWords(kind, esim, said), action, url: `${PUBLIC_URL}${path}` };
    }),
    esimsUrl: `${PUBLIC_URL}/${language}/esims`,
    choicesUrl: `${PUBLIC_URL}/${language}/mails#${token}`,
    oneClickUrl: `${PUBLIC_URL}${oneClickPath}/${token}`,
  });
  await sendMail(app, { to: order, about: "esim-alert", id }, content);
}

import type { EsimNotificationKind, Language } from "@rihla/contract";
import { clockTime, formatData, formatDate, isolate, isTimeZone, zoneThere } from "@rihla/i18n";
import { mailTranslator } from "@rihla/i18n/translator";
import { type PlacedEsimRow, timeZonesOf } from "../../esims/index.ts";

type Esim = PlacedEsimRow;
export type AlertWords = { title: string; sentences: string[] };

/** What its owner does about it: of one that runs low or ends and can be topped up, that, on the sheet that its address opens; else they look at it. */
export function alertAction(
  kind: EsimNotificationKind,
  { id, plan }: Pick<Esim, "id" | "plan">,
  language: Language,
): { action: "open" | "topUp"; path: string } {
  const path = `/${language}/details/${id}`;
  return runsOut[kind] && plan.topUp !== "none"
    ? { action: "topUp", path: `${path}#recharge` }
    : { action: "open", path };
}

const runsOut: Record<EsimNotificationKind, boolean> = {
  installed: false,
  connected: false,
  "used-80": true,
  "used-100": true,
  "ends-tomorrow": true,
};

const shopsZone = "Africa/Algiers";

/**
 * What an alert says, by mail and on a phone alike, in the person's language: first what the title does not say yet, since
 * phones cut off what comes after two lines. Times are Algiers' and say so, as on the receipt and the eSIM's page; that of a connection is the time there, else of `ownZone` (the
 * person's device). Nothing in it installs an eSIM.
 */
export function alertWords(
  kind: EsimNotificationKind,
  esim: Esim,
  { language, ownZone }: { language: Language; ownZone: string | undefined },
): AlertWords {
  const t = mailTranslator(language);
  const zone = ownZone !== undefined && isTimeZone(ownZone) ? ownZone : shopsZone;
  const at = (date: Date) => t("esimAlert.at", { date: formatDate(date.toISOString()) });
  const place = nameOf(esim, language);
  const left = esim.totalBytes === null ? null : Math.max(0, esim.totalBytes - esim.usedBytes);
  const amounts = {
    left: formatData(left ?? 0, language),
    total: formatData(esim.totalBytes ?? esim.plan.dataBytes, language),
  };
  switch (kind) {
    case "used-80": {
      const end = esim.dataEndsAt;
      const before = end && (!esim.expiresAt || end < esim.expiresAt);
      return {
        title: t("esimAlert.used80.title", { place, ...amounts }),
        sentences: [
          ...(before ? [t("esimAlert.used80.forecast", { end: at(end) })] : []),
          t("esimAlert.used80.body", { ...amounts, read: at(esim.readAt ?? new Date()) }),
        ],
      };
    }
    case "used-100":
      return {
        title: t("esimAlert.used100.title", { place }),
        sentences: [
          t("esimAlert.used100.body", amounts),
          t(esim.plan.topUp === "none" ? "esimAlert.used100.again" : "esimAlert.used100.topUp"),
          ...(esim.expiresAt ? [t("esimAlert.used100.valid", { end: at(esim.expiresAt) })] : []),
        ],
      };
    case "ends-tomorrow": {
      const counts = esim.plan.kind === "fixed" && left !== null;
      return {
        title: t("esimAlert.endsTomorrow.title", { place }),
        sentences: [
          t("esimAlert.endsTomorrow.body", { end: at(esim.expiresAt ?? new Date()) }),
          ...(counts ? [t("esimAlert.endsTomorrow.left", amounts)] : []),
        ],
      };
    }
    case "installed":
      return {
        title: t("notification.installed.title", { place }),
        sentences: [t("notification.installed.body")],
      };
    case "connected":
      return connectedWords(esim, { language, zone, place });
  }
}

function connectedWords(
  { connectedAt, connectedExactly, plan }: Esim,
  { language, zone, place }: { language: Language; zone: string; place: string },
): AlertWords {
  const t = mailTranslator(language);
  const iso = (connectedAt ?? new Date()).toISOString();
  const there = zoneThere(timeZonesOf(plan.destination), zone, iso);
  const time = clockTime(iso, there ?? zone);
  const clock = there ? "there" : zone === shopsZone ? "shop" : "own";
  return {
    title: t(connectedExactly ? "esimAlert.connected.title" : "esimAlert.connected.seen", { time, place }),
    sentences: [t("esimAlert.connected.body"), t(`esimAlert.connected.${clock}`)],
  };
}

/** The place, and what its owner calls it, else which it is of how many. */
function nameOf({ destinationNames, label, place }: Esim, language: Language): string {
  const t = mailTranslator(language);
  const which = label ? isolate(label) : place.of > 1 ? t("orderDelivered.position", place) : null;
  return which === null ? destinationNames[language] : `${destinationNames[language]} (${which})`;
}

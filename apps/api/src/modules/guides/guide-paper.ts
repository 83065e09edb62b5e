import type { Esim, Language } from "@rihla/contract";
import {
  drawScreen,
  type Guide,
  type GuideStep,
  loadGuide,
  loadWholeWay,
  type Maker,
  stepsOf,
} from "@rihla/guides";
import { dayPaint } from "@rihla/guides/drawing";
import { brand, isolate, ltr, unbroken } from "@rihla/i18n";
import { paperTranslator, sayWhenToInstall } from "@rihla/i18n/translator";
import { renderSVG } from "uqr";

export type Wanted = { maker: Maker; language: Language };
/** Whose codes stand on the page. */
export type OwnEsim = Pick<
  Esim,
  "name" | "destinationNames" | "apn" | "starts" | "days" | "installBeforeLeaving"
> & {
  installation: NonNullable<Esim["installation"]>;
};

/** What the page says, in one language. `own`: null on the page for everybody. */
export async function guidePaper({ maker, language }: Wanted, own: OwnEsim | null, publicUrl: string) {
  const t = paperTranslator(language);
  const request = { maker, language };
  const [way, install, trouble] = await Promise.all([
    loadWholeWay(request),
    loadGuide({ ...request, subject: "install" }),
    loadGuide({ ...request, subject: "trouble" }),
  ]);
  const drawn = (steps: readonly GuideStep[]) => steps.map((step) => drawnStep(step));
  // That one writes to us in the end stands below, with the addresses.
  const troubles = stepsOf(trouble, "trouble").filter(({ key }) => key !== "write");
  return {
    language,
    brand: brand.name[language],
    name: t("title", { phone: way.makerName }),
    title: t("title", { phone: isolate(way.makerName) }),
    lead: own ? sayWhenToInstall(language, own) : t("lead"),
    where: { title: t("where.title"), body: t("where.body") },
    own: own && ownCodes(own, language, wayByHand(install)),
    steps: numbered([
      { title: t("parts.install"), steps: drawn(way.install) },
      { title: t("parts.arrive"), steps: drawn(way.arrive) },
    ]),
    trouble: { title: t("trouble"), steps: troubles.map(({ title }) => unbroken(title)) },
    help: t("help", {
      whatsapp: ltr(`+${brand.whatsAppNumber}`),
      email: ltr(brand.supportEmail),
    }),
    online: {
      qr: renderSVG(`${publicUrl}/${language}/guide/installation?phone=${maker}`, { border: 0 }),
      label: t("online"),
    },
  };

  function drawnStep({ title, screen, rightToLeft }: GuideStep) {
    const drawing = drawScreen(screen, {
      look: way.look,
      rightToLeft,
      paint: dayPaint,
      fontFamily: "Readex Pro",
    });
    return {
      title: unbroken(title),
      drawing: drawing.replaceAll(vowelMarks, ""),
      drawingLabel: t("drawn", { step: title }),
    };
  }
}

/** Within a drawing the typesetter knows no letter behind the shape of a mark, and writes no file that cannot be read aloud. */
const vowelMarks = /[\u064b-\u0652]/g;

/** From one to the last of all parts; the first of each says what begins. */
function numbered<Step>(parts: readonly { title: string; steps: readonly Step[] }[]) {
  return parts
    .flatMap(({ title, steps }) => steps.map((step, at) => ({ ...step, begins: at === 0 ? title : null })))
    .map((step, at) => ({ ...step, number: String(at + 1) }));
}

/** Through the phone's menus, to where codes are typed. */
const wayByHand = (install: Guide) =>
  stepsOf(install, "hand")
    .findLast(({ path }) => path)
    ?.path?.map(({ phone }) => phone)
    .join(" › ") ?? "";

function ownCodes({ name, destinationNames, apn, installation }: OwnEsim, language: Language, way: string) {
  const t = paperTranslator(language);
  const destination = destinationNames[language];
  const { activationCode, smdpAddress, matchingId } = installation;
  const facts = [
    [t("own.smdp"), smdpAddress],
    [t("own.matchingId"), matchingId],
    [t("own.full"), activationCode],
    [t("own.apn"), apn],
  ] as const;
  return {
    title:
      name === null
        ? t("own.title", { destination })
        : t("own.titleNamed", { name: isolate(name), destination }),
    qr: renderSVG(activationCode, { ecc: "M", border: 0 }),
    qrLabel: t("own.qr"),
    facts: facts.flatMap(([label, value]) => (value ? [{ name: label, value }] : [])),
    notes: [
      t("own.byHand", { way: isolate(way) }),
      ...(installation.confirmationCodeRequired ? [t("own.confirmation")] : []),
      t("own.once"),
    ],
  };
}

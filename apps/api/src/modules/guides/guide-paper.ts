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
    install: { title: t("parts.install"), rows: rowsOf(way.install, 5, 1) },
    // Beside what helps where there is no connection.
    arrive: { title: t("parts.arrive"), rows: rowsOf(way.arrive, 3, way.install.length + 1) },
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

  /** The phones of a row end at the same height. */
  function rowsOf(steps: readonly GuideStep[], most: number, first: number) {
    return inRows(steps, most).map((row) => {
      const tallest = Math.max(...row.map((step) => heightOf(drawn(step, leastHeight))));
      return row.map((step) => ({
        number: String(steps.indexOf(step) + first),
        title: unbroken(step.title),
        drawing: drawn(step, tallest),
        drawingLabel: t("drawn", { step: step.title }),
      }));
    });
  }

  function drawn({ screen, rightToLeft }: GuideStep, least: number): string {
    const drawing = drawScreen(screen, {
      look: way.look,
      rightToLeft,
      paint: dayPaint,
      fontFamily: "Readex Pro",
      leastHeight: least,
    });
    return drawing.replaceAll(vowelMarks, "");
  }
}

/** Of a phone on paper, as in the page. */
const leastHeight = 236;
const heightOf = (drawing: string) => Number(/viewBox="0 0 \d+ (\d+)/.exec(drawing)?.[1]);

/** As few rows as hold them, each about as long as the others. */
function inRows<Step>(steps: readonly Step[], most: number): Step[][] {
  const length = Math.ceil(steps.length / Math.ceil(steps.length / most));
  return steps.flatMap((_, at) => (at % length === 0 ? [steps.slice(at, at + length)] : []));
}

/** Within a drawing the typesetter knows no letter behind the shape of a mark, and writes no file that cannot be read aloud. */
const vowelMarks = /[\u064b-\u0652]/g;

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

import { LinkButton } from "@rihla/ui/link-button";
import { PassLink } from "@rihla/ui/pass";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { Points } from "./points.tsx";
import { rescueAnchor } from "./rescue-anchor.ts";

/** The way from home to being online, and what to know before setting out. */
export function GuideScreen() {
  const t = useTranslations("guide");
  return (
    <div className="flex flex-col gap-8 pt-2 md:pt-10">
      <div>
        <h1 className="text-2xl md:text-3xl">{t("title")}</h1>
        <p className="mt-1 text-ink-2">{t("lead")}</p>
      </div>
      <Stages />
      <When />
      <Know />
      <LinkButton to={paths.esims()} className="self-start">
        {t("esims")}
      </LinkButton>
    </div>
  );
}

/** The page is the same for everybody; that this phone is one of those is only known here. */
function Stages() {
  const t = useTranslations("guide.stages");
  const phone = useHydrated() ? likelyGuide(likelyPhone()) : {};
  const stages = [
    { key: "install", to: paths.guideInstallation(phone) },
    { key: "activate", to: paths.guideActivation(phone) },
    { key: "rescue", to: `${paths.guideActivation(phone)}#${rescueAnchor}` },
  ] as const;
  return (
    <ol aria-label={t("label")} className="grid gap-3 md:gap-4 lg:grid-cols-3">
      {stages.map(({ key, to }) => (
        <li key={key} className="grid">
          <PassLink to={to} stub={<Figure stage={key} />} stubWidth="5.75rem">
            <p className="text-sm text-ink-2">{t(`${key}.when`)}</p>
            <h2 className="text-lg">{t(`${key}.title`)}</h2>
            <p className="mt-1 text-sm text-ink-2">{t(`${key}.detail`)}</p>
          </PassLink>
        </li>
      ))}
    </ol>
  );
}

function Figure({ stage }: { stage: "install" | "activate" | "rescue" }) {
  const t = useTranslations("guide.stages");
  const figure = t(`${stage}.figure`);
  // A number stands large, its own word below it; what is said in words alone stays small enough for the stub.
  const [number, ...words] = figure.split(/\s/);
  const hasNumber = /^\d/.test(figure);
  return (
    <>
      <span className={hasNumber ? "text-xl font-semibold" : "font-semibold"}>
        {hasNumber ? number : figure}
      </span>
      {hasNumber && words.length > 0 && <span className="text-sm">{words.join(" ")}</span>}
      <span className="text-sm text-ink-2">{t(`${stage}.unit`)}</span>
    </>
  );
}

function When() {
  const t = useTranslations("guide.when");
  const advice = useTranslations("installTime.free");
  const times = ["any-day", "evening", "airport", "now"] as const;
  const others = ["blocked", "deadline"] as const;
  const points = [
    ...times.map((key) => ({ key, title: t(`${key}.title`), body: advice(key) })),
    ...others.map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) })),
  ];
  return <Points title={t("title")} lead={t("lead")} points={points} plain />;
}

function Know() {
  const t = useTranslations("guide.know");
  const keys = ["once", "keep", "number", "menus"] as const;
  const points = keys.map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) }));
  return <Points title={t("title")} points={points} />;
}

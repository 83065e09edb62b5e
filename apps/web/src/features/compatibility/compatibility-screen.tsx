import { useTranslations } from "use-intl";
import type { CompatibilitySearch } from "../../paths.ts";
import { Browse } from "./browse.tsx";
import type { CompatibilityData } from "./compatibility.loader.ts";
import { DeviceAnswer } from "./device-answer.tsx";
import { DeviceSearch } from "./device-search.tsx";
import { ForSomebodyElse } from "./for-somebody-else.tsx";
import { LazyPart, loadAnswered } from "./lazy-part.tsx";
import { PhoneInHand } from "./phone-in-hand.tsx";

type CompatibilityScreenProps = { data: CompatibilityData; search: CompatibilitySearch };

/** Whether a phone takes the eSIM: the one in hand, one that is searched for, or one of the list. The EID is the proof. */
export function CompatibilityScreen({ data, search }: CompatibilityScreenProps) {
  const t = useTranslations("compatibility");
  const asked = search.whose === "other";
  return (
    <>
      <div className="pt-2 md:mx-auto md:max-w-2xl md:pt-10 md:text-center">
        <h1 className="text-2xl md:text-3xl">{asked ? t("asked.title") : t("title")}</h1>
        <p className="mt-1 text-ink-2">{asked ? t("asked.body") : t("lead")}</p>
      </div>
      {search.answer && <LazyPart load={loadAnswered} props={{ line: search.answer }} />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {data.chosen && <DeviceAnswer device={data.chosen} asked={asked} />}
          {!data.chosen && <PhoneInHand asked={asked} />}
          <DeviceSearch key={search.q} asked={search.q ?? ""} found={data.found} />
          <Browse data={data} />
        </div>
        <aside className="flex flex-col gap-4">
          {!asked && <ForSomebodyElse />}
          <p className="text-sm text-ink-2">{t("minimums")}</p>
        </aside>
      </div>
    </>
  );
}

import { useTranslations } from "use-intl";
import { MyEsims } from "../../features/my-esims/my-esims.tsx";
import { TellMe } from "../../features/profile/notifications/tell-me.tsx";

export function Component() {
  const t = useTranslations("esims");
  return (
    <>
      <h1 className="pt-2 pb-4 text-2xl font-semibold md:pt-8">{t("title")}</h1>
      <MyEsims beforeList={<TellMe />} />
    </>
  );
}

import { Button } from "@rihla/ui/button";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { saveAs } from "../../lib/save-as.ts";
import { Section } from "../../lib/section.tsx";
import type { Acts } from "../../lib/use-acts.tsx";

/** What a person may ask for by mail too: what is known of them, and that it is forgotten. For owners. */
export function PersonalData({ id, acts }: { id: string; acts: Acts }) {
  const t = useTranslations("admin");
  const navigate = useNavigate();
  const save = () =>
    acts.offer({
      title: t("do.export"),
      text: t("do.exportText"),
      act: async (why) => {
        const { data } = await call("POST /customers/{id}/exports", { path: { id }, body: { why } });
        saveAs(`${id}.json`, "application/json", data.json);
        return t("do.done");
      },
    });
  const erase = () =>
    acts.offer({
      title: t("do.delete"),
      text: t("do.deleteText"),
      act: async (why) => {
        await call("POST /customers/{id}/deletions", { path: { id }, body: { why } });
        await navigate("/find");
        return undefined;
      },
    });
  return (
    <Section title={t("person.data")}>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="medium" onClick={save}>
          {t("do.export")}
        </Button>
        <Button kind="danger" size="medium" onClick={erase}>
          {t("do.delete")}
        </Button>
      </div>
    </Section>
  );
}

import type { BodyOf, DataOf } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Notice } from "@rihla/ui/notice";
import { useMutation } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../../domain/guides/likely-guide.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { savePaper } from "../../../lib/page/use-paper.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import type { GuidePhone } from "../../../paths.ts";
import { likelyPhone } from "../../../platform/phone/likely-phone.ts";
import { PhoneChoice } from "../phone-choice.tsx";
import { FilmLink } from "./film-link.tsx";

type MakePaper = (wanted: BodyOf<"POST /esims/{id}/paper">) => Promise<DataOf<"POST /esims/{id}/paper">>;

/** The same beside one's own eSIM, whose codes stand on the page. */
export function TakeOwnAlong({ makePaper }: { makePaper: MakePaper }) {
  const t = useTranslations("guide");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const [maker, setMaker] = useState<GuidePhone>(() => likelyGuide(likelyPhone()).phone ?? "iphone");
  const paper = useMutation({ mutationFn: async () => savePaper(await makePaper({ maker, language })) });
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
      <h3 className="font-semibold">{t("takeAlong.title")}</h3>
      <p className="text-sm text-ink-2">{t("takeAlong.lead")}</p>
      <PhoneChoice phone={maker} onChoose={setMaker} />
      {paper.error && (
        <Notice tone="wrong" announce>
          {problemText(paper.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" size="medium" busy={paper.isPending} onClick={() => paper.mutate()}>
          {!paper.isPending && <FileText aria-hidden="true" className="size-5" />}
          {t("takeAlong.save")}
        </Button>
        <FilmLink maker={maker} menus={language} />
      </div>
    </Card>
  );
}

import { useTranslations } from "use-intl";
import { Notice } from "../../ui/notice.tsx";
import { notesFor } from "./notes-for.ts";

/** What a traveller should know of a place before paying. */
export function DestinationNotes({ code }: { code: string }) {
  const t = useTranslations("plans.notes");
  return notesFor(code).map((note) => (
    <Notice key={note} tone={note === "turkey" ? "care" : "info"} title={t(`${note}.title`)} className="mt-4">
      {t(`${note}.body`)}
    </Notice>
  ));
}

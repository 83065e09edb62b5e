import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";

/** Given to its owner only, so no address of its own can show it. */
export function ChatPhoto({ id, label }: { id: string; label: string }) {
  const t = useTranslations("chat");
  const [source, setSource] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when pressed.
  useEffect(() => {
    let isGone = false;
    api("GET /chat/photos/{id}", { path: { id } }).then(
      ({ type, content }) => !isGone && setSource(`data:${type};base64,${content}`),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [id, tries]);
  if (source) return <img src={source} alt={label} className="max-h-60 rounded-lg" />;
  return (
    <button type="button" onClick={() => setTries(tries + 1)} className="min-h-11 underline">
      {t("showPhoto")}
    </button>
  );
}

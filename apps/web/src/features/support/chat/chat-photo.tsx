import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";

/** Given to its owner only, so no address of its own can show it. */
export function ChatPhoto({ id, label }: { id: string; label: string }) {
  const t = useTranslations("chat");
  const [source, setSource] = useState<string>();
  const ask = useCallback(
    (until?: AbortSignal) =>
      api("GET /chat/photos/{id}", { path: { id } }).then(
        ({ type, content }) => until?.aborted || setSource(`data:${type};base64,${content}`),
        () => {},
      ),
    [id],
  );
  useEffect(() => {
    const over = new AbortController();
    void ask(over.signal);
    return () => over.abort();
  }, [ask]);
  if (source) return <img src={source} alt={label} className="max-h-60 rounded-lg" />;
  return (
    <button type="button" onClick={() => void ask()} className="min-h-11 underline">
      {t("showPhoto")}
    </button>
  );
}

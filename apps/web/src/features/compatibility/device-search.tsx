import type { Device } from "@rihla/devices";
import { inputLook } from "@rihla/ui/field";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useGo, useHref } from "../../lib/navigation/navigation.tsx";
import { paths } from "../../paths.ts";
import { CheckLink } from "./check-link.tsx";
import { DeviceRows } from "./device-rows.tsx";

type Find = (typed: string) => Device[];

/** A form that asks the server before any script runs; from the first touch on it answers by itself, key by key. */
export function DeviceSearch({ asked, found }: { asked: string; found: Device[] | null }) {
  const t = useTranslations("compatibility.search");
  const go = useGo();
  const [typed, setTyped] = useState(asked);
  const [find, setFind] = useState<{ with: Find }>();
  const prepare = () => {
    if (find) return;
    // Without a network the form still asks the server; the next touch tries again.
    import("./device-list.ts").then(({ findDevices }) => setFind({ with: findDevices })).catch(() => {});
  };
  const query = typed.trim();
  const devices = query === asked ? found : find && query ? find.with(query) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query) go(paths.compatibility({ q: query }), { preventScrollReset: true });
  };
  return (
    <search aria-label={t("label")}>
      <form action={useHref(paths.compatibility())} onSubmit={submit} className="relative">
        <Search aria-hidden="true" className="pointer-events-none absolute start-4 top-4 size-5 text-ink-2" />
        <input
          type="search"
          name="q"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          value={typed}
          onFocus={prepare}
          onChange={(event) => {
            prepare();
            setTyped(event.target.value);
          }}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          className={`${inputLook(false)} !ps-12`}
        />
      </form>
      <p role="status" className="sr-only">
        {devices && t("found", { count: devices.length, query })}
      </p>
      {devices && (
        <div className="mt-3">
          {devices.length > 0 ? <DeviceRows devices={devices} withMaker /> : <Unknown query={query} />}
        </div>
      )}
    </search>
  );
}

/** Not listed is not a no. */
function Unknown({ query }: { query: string }) {
  const t = useTranslations("compatibility");
  return (
    <Notice
      tone="care"
      title={t("search.unknown", { query })}
      actions={
        <>
          <CheckLink
            asked={false}
            className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
          >
            {t("check")}
          </CheckLink>
          <LinkButton kind="quiet" size="medium" to={paths.compatibility()}>
            {t("search.clear")}
          </LinkButton>
        </>
      }
    >
      {t("search.unknownBody")}
    </Notice>
  );
}

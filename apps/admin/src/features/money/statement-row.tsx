import type { Takings } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { classNames } from "@rihla/ui/class-names";
import { RowWords } from "@rihla/ui/rows";
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";

type Props = {
  book: Takings["books"][number];
  busy: boolean;
  onFile: (file: File) => void;
  /** What became of the last file. */
  children: ReactNode;
};

/** A gateway on which a file is dropped, or for which one is chosen. */
export function StatementRow({
  book: { gateway, hasList, readAt, rows, agreed },
  busy,
  onFile,
  children,
}: Props) {
  const t = useTranslations("admin.money.statements");
  const said = useSaid();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields that belong together, but what is said and done of one gateway.
    <div
      role="group"
      aria-label={gateway}
      className={classNames("grid gap-2 px-4 py-3 transition-colors duration-150", isOver && "bg-sea-soft")}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={({ dataTransfer }) => {
        setIsOver(false);
        take(dataTransfer.files);
      }}
    >
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex min-w-44 flex-1">
          <RowWords
            title={<bdi lang="en">{gateway}</bdi>}
            detail={
              readAt
                ? t("readAt", { at: said.moment(readAt), agreed, rows })
                : t(hasList ? "hasList" : "noList")
            }
          />
        </span>
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          aria-label={t("buttonOf", { gateway })}
          onClick={() => input.current?.click()}
        >
          {t("button")}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("buttonOf", { gateway })}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ target }) => {
          take(target.files);
          // The same one may be chosen again.
          target.value = "";
        }}
      />
      {children}
    </div>
  );
}

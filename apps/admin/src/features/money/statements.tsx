import type { AdminBodyOf, Takings, UnnamedStatement } from "@rihla/contract/admin";
import { statementBytes } from "@rihla/contract/admin/operator-rules";
import { Rows } from "@rihla/ui/rows";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { call, Refused } from "../../lib/call.ts";
import { inBase64 } from "../../lib/in-base64.ts";
import { Section } from "../../lib/section.tsx";
import { useAct } from "../../lib/use-act.ts";
import { StatementAnswer } from "./statement-answer.tsx";
import { StatementNames } from "./statement-names.tsx";
import { StatementRow } from "./statement-row.tsx";

export type SentStatement = AdminBodyOf<"POST /takings/{day}/statements">;

/** A gateway's or bank's own file, put beside the day. What its columns are is asked once. */
export function Statements({ day, books }: Pick<Takings, "day" | "books">) {
  const t = useTranslations("admin");
  const [asked, setAsked] = useState<UnnamedStatement | null>(null);
  const [open, setOpen] = useState(false);
  const sending = useAct(async (sent: SentStatement) => {
    const { data } = await call("POST /takings/{day}/statements", { path: { day }, body: sent });
    if (data.outcome === "unnamed") setAsked(data);
    // What is wrong with a line may be a column: the form stays.
    if (data.outcome !== "unreadable") setOpen(data.outcome === "unnamed");
    return data;
  });
  const opening = useMutation({
    mutationFn: async ({ gateway, file }: { gateway: string; file: File }) => {
      sending.reset();
      const most = statementBytes / 1024 / 1024;
      if (file.size > statementBytes) throw new Refused("statement_too_large", { most });
      sending.mutate({ gateway, content: await inBase64(file) });
    },
  });
  useNoFileOpens();
  const sent = sending.variables;
  const told = (
    <StatementAnswer
      answer={sending.data}
      error={sending.error ?? opening.error}
      gateway={sent?.gateway ?? ""}
      onKeep={() => sent && sending.mutate({ ...sent, sure: true })}
      onRename={() => sent && sending.mutate({ gateway: sent.gateway, content: sent.content, anew: true })}
    />
  );
  const current = opening.error ? opening.variables?.gateway : sent?.gateway;
  return (
    <Section title={t("money.statements.title")}>
      <p className="hidden text-sm text-ink-2 pointer-fine:block">{t("money.statements.drop")}</p>
      <Rows>
        {books.map((book) => (
          <StatementRow
            key={book.gateway}
            book={book}
            busy={sending.isPending && sent?.gateway === book.gateway}
            onFile={(file) => opening.mutate({ gateway: book.gateway, file })}
          >
            {current === book.gateway && !open && told}
          </StatementRow>
        ))}
      </Rows>
      <StatementNames
        open={open}
        asked={asked}
        gateway={sent?.gateway ?? ""}
        busy={sending.isPending}
        told={told}
        onClose={() => setOpen(false)}
        onNamed={(naming) =>
          sent &&
          sending.mutate({
            gateway: sent.gateway,
            content: sent.content,
            naming,
            revision: asked?.revision ?? 0,
          })
        }
      />
    </Section>
  );
}

/** A file that is dropped beside its place would take the page away. */
function useNoFileOpens(): void {
  useEffect(() => {
    const stop = (event: DragEvent) => event.preventDefault();
    addEventListener("dragover", stop);
    addEventListener("drop", stop);
    return () => {
      removeEventListener("dragover", stop);
      removeEventListener("drop", stop);
    };
  }, []);
}

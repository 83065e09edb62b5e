import type { Conversation, ConversationInLine } from "@rihla/contract/admin";
import { type ConversationState, conversationStates } from "@rihla/contract/admin/operator-rules";
import { Badge, Chip } from "@rihla/ui/chip";
import { RowArrow, Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";

/** The line of those who wrote: who waits longest comes first. */
export function Desk() {
  const t = useTranslations("admin");
  const [state, setState] = useState<ConversationState>("waiting");
  const line = useQuery({ ...answerOf("GET /conversations", { query: { state } }), refetchInterval: 10_000 });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-semibold">{t("places.desk")}</h1>
        <Link className="flex min-h-11 items-center font-semibold text-sea" to="/desk/answers">
          {t("desk.saved")}
        </Link>
      </div>
      <div className="flex flex-wrap gap-2">
        {conversationStates.map((one) => (
          <Chip key={one} chosen={one === state} onClick={() => setState(one)}>
            {t(`desk.state.${one}`)}
          </Chip>
        ))}
      </div>
      <Loaded query={line}>
        {({ begins, conversations, more }) => (
          <>
            {!begins && <p className="text-ink-2">{t("desk.elsewhere")}</p>}
            {conversations.length === 0 ? (
              <p className="text-ink-2">{t(`desk.none.${state}`)}</p>
            ) : (
              <Rows>
                {conversations.map((one) => (
                  <InLine key={one.id} conversation={one} />
                ))}
              </Rows>
            )}
            {more && <p className="text-ink-2">{t("desk.more")}</p>}
          </>
        )}
      </Loaded>
    </div>
  );
}

function InLine({ conversation }: { conversation: ConversationInLine }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { id, number, name, email, beginning, language, waitingSince, lastMessageAt } = conversation;
  return (
    <Link data-row to={`/desk/${id}`} className={rowLook}>
      <RowWords
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi>{name ?? t("desk.nameless")}</bdi>
            <StateBadge state={conversation.state} />
          </span>
        }
        detail={
          <>
            <span className="block truncate text-sm text-ink">
              <bdi>{beginning || t("desk.photo")}</bdi>
            </span>
            <bdi dir="ltr">{number}</bdi>
            {email && (
              <>
                {" · "}
                <bdi dir="ltr">{email}</bdi>
              </>
            )}
            {" · "}
            {said.language(language)}
            {" · "}
            {waitingSince ? t("task.since", { at: said.moment(waitingSince) }) : said.moment(lastMessageAt)}
          </>
        }
      />
      <RowArrow />
    </Link>
  );
}

const tones = { waiting: "saffron", answered: "palm", closed: "sand" } as const;

export function StateBadge({ state }: Pick<Conversation, "state">) {
  const t = useTranslations("admin");
  return <Badge tone={tones[state]}>{t(`desk.state.${state}`)}</Badge>;
}

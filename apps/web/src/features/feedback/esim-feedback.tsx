import type { Esim, Feedback } from "@rihla/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../lib/api/query.tsx";
import { useToken } from "../../lib/session/session.ts";
import { type Said as Answer, AskFeedback } from "./ask-feedback.tsx";
import { GivenFeedback } from "./given-feedback.tsx";

/** Asks once how an eSIM was that has connected, and shows what its owner answered; else nothing. */
export function EsimFeedback({ esim }: { esim: Esim }) {
  const t = useTranslations("feedback");
  const query = apiQuery("GET /esims/{id}/feedback", { path: { id: esim.id } });
  const client = useQueryClient();
  const feedback = useQuery({ ...query, enabled: useToken() !== null && esim.reached === "connected" });
  const [said, say] = useState<"thanks" | "before" | "left" | "taken" | null>(null);
  const keep = (now: Feedback, what: typeof said) => {
    client.setQueryData(query.queryKey, now);
    say(what);
  };
  if (!feedback.data || esim.reached !== "connected") return null;
  const { isAsked, given } = feedback.data;
  if (!isAsked && !given && !said) return null;
  return (
    <section aria-label={t(given ? "given" : "title")} className="flex flex-col gap-2">
      {said && <Said key={said}>{t(said)}</Said>}
      {isAsked && (
        <AskFeedback
          id={esim.id}
          onGiven={(now, answer) => keep(now, isKept(now, answer) ? "thanks" : "before")}
          onLeft={() => keep({ isAsked: false, given: null }, "left")}
        />
      )}
      {given && (
        <GivenFeedback
          id={esim.id}
          given={given}
          onTaken={() => keep({ isAsked: false, given: null }, "taken")}
        />
      )}
    </section>
  );
}

/** The first answer stands: another tab, or another device, may have been quicker, also with none. */
const isKept = ({ given }: Feedback, { stars, words }: Answer): boolean =>
  given?.stars === stars && (given.words === null) === (words === undefined);

/** What was pressed is gone: the keyboard goes on from here. */
function Said({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} role="status" tabIndex={-1} className="text-sm font-medium outline-none">
      {children}
    </p>
  );
}

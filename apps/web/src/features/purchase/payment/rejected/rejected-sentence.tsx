import type { Payment } from "@rihla/contract";

/** What the card scheme asks to be shown of a rejected payment, in its languages at once. */
export function RejectedSentence({ rejectedWords }: Pick<Payment, "rejectedWords">) {
  if (rejectedWords.length === 0) return null;
  return (
    <ul className="text-xs text-ink-2">
      {rejectedWords.map(({ language, text }) => (
        <li key={language} lang={language}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}

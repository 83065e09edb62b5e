import type { CardMark } from "@rihla/contract";

/** Stand for the cards until the banks hand over their artwork with the contract. */
const looks: Record<CardMark, { text: string; look: string }> = {
  cib: { text: "CIB", look: "bg-[#0a4a8f] text-white" },
  edahabia: { text: "EDAHABIA", look: "bg-[#f6c500] text-[#14223b]" },
  visa: { text: "VISA", look: "bg-white text-[#1a1f71]" },
  mastercard: { text: "MASTERCARD", look: "bg-[#1f1f1f] text-white" },
  applepay: { text: "APPLE PAY", look: "bg-[#000] text-white" },
  googlepay: { text: "GOOGLE PAY", look: "bg-white text-[#3c4043]" },
  paypal: { text: "PAYPAL", look: "bg-[#f2f6ff] text-[#003087]" },
};

export function CardMarks({ cards }: { cards: readonly CardMark[] }) {
  return (
    <span aria-hidden="true" dir="ltr" className="flex shrink-0 flex-wrap justify-end gap-1.5">
      {cards.map((card) => (
        <span
          key={card}
          className={`inline-flex h-6 items-center rounded px-1.5 text-[0.625rem] font-bold tracking-wide ring-1 ring-white/40 ${looks[card].look}`}
        >
          {looks[card].text}
        </span>
      ))}
    </span>
  );
}

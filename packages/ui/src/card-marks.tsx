import type { ReactNode } from "react";

export type CardName = "cib" | "edahabia" | "visa" | "mastercard" | "applepay" | "googlepay" | "paypal";

type Word = { text: string; width: number; colour: string; italic?: boolean };
type Look = { back: string; words?: readonly Word[]; drawing?: ReactNode };

const white = "#ffffff";
const navy = "#14223b";

/** Drawn after the cards, until their owners hand over artwork with the contract: same colours, same size, told apart at a glance. */
const looks: Record<CardName, Look> = {
  cib: {
    back: "#0a4a8f",
    words: [{ text: "CIB", width: 21, colour: white, italic: true }],
    drawing: <path d="M0 20q19-6 38 0v4H0z" fill="#5cb947" />,
  },
  edahabia: {
    back: "#f6c500",
    words: [{ text: "EDAHABIA", width: 32, colour: navy }],
    drawing: <path d="M0 0h38v4q-19 5-38 0z" fill="#0b3d91" />,
  },
  visa: {
    back: white,
    words: [{ text: "VISA", width: 27, colour: "#1a1f71", italic: true }],
    drawing: <path d="M0 21h38v3H0z" fill="#f7b600" />,
  },
  mastercard: {
    back: "#1f1f1f",
    drawing: (
      <>
        <circle cx="15" cy="12" r="7" fill="#eb001b" />
        <circle cx="23" cy="12" r="7" fill="#f79e1b" />
        <path d="M19 6.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4z" fill="#ff5f00" />
      </>
    ),
  },
  applepay: { back: "#000000", words: [{ text: "Apple Pay", width: 32, colour: white }] },
  googlepay: {
    back: white,
    words: [
      { text: "G", width: 6, colour: "#1a73e8" },
      { text: "Pay", width: 17, colour: "#3c4043" },
    ],
  },
  paypal: {
    back: "#f2f6ff",
    words: [
      { text: "Pay", width: 15, colour: "#003087", italic: true },
      { text: "Pal", width: 14, colour: "#0070ba", italic: true },
    ],
  },
};

/** `label`: the cards' names, for who can't see them; nothing where the words beside say them already. */
export function CardMarks({ cards, label }: { cards: readonly CardName[]; label?: string | undefined }) {
  if (cards.length === 0) return null;
  const told = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span {...told} className="inline-flex shrink-0 flex-wrap justify-end gap-1.5">
      {cards.map((card) => (
        <Mark key={card} {...looks[card]} />
      ))}
    </span>
  );
}

function Mark({ back, words = [], drawing }: Look) {
  const gap = 1;
  const wide = words.reduce((sum, { width }) => sum + width, gap * (words.length - 1));
  let at = (38 - wide) / 2;
  return (
    <svg
      viewBox="0 0 38 24"
      direction="ltr"
      aria-hidden="true"
      className="h-6 w-9.5 rounded-[0.25rem] ring-1 ring-line"
    >
      <rect width="38" height="24" fill={back} />
      {drawing}
      {words.map(({ text, width, colour, italic }) => {
        const x = at;
        at += width + gap;
        return (
          <text
            key={text}
            x={x}
            y={text.length > 4 ? 14.5 : 15.5}
            fontSize={text.length > 4 ? 7 : 10.5}
            fontFamily="Arial, Helvetica, sans-serif"
            fontWeight="700"
            fontStyle={italic ? "italic" : undefined}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
            fill={colour}
          >
            {text}
          </text>
        );
      })}
    </svg>
  );
}

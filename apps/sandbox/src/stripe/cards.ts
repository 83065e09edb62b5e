export type Decline = "card_declined" | "insufficient_funds" | "authentication_failed";

export type TestCard = {
  number: string;
  decline: Decline | null;
  /** The holder's bank asks for a confirmation first. */
  confirms?: true;
  /** The money comes, or fails to come, days later. */
  delayed?: true;
};

/** Their public test numbers; the delayed one is this program's own. Expiry and code may be anything. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", decline: null },
  { number: "4000000000000002", decline: "card_declined" },
  { number: "4000000000009995", decline: "insufficient_funds" },
  { number: "4000002500003155", decline: null, confirms: true },
  { number: "4000008400001629", decline: "card_declined", confirms: true },
  { number: "4000000000000077", decline: null, delayed: true },
];

export const cardOf = (number: string): TestCard =>
  TEST_CARDS.find((card) => card.number === number) ?? { number, decline: "card_declined" };

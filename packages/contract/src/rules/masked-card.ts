/** Characters of a card's number that are kept at most: its last ones. */
export const cardEnd = 4;

/** A card's number as it may be kept and shown, however much of it was given: `cardEnd` characters or fewer as they are, else its end. */
export const maskedCard = (number: string): string =>
  number.length <= cardEnd ? number : `xxx${number.slice(-cardEnd)}`;

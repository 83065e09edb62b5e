/** A card's number as it may be kept and shown, however much of it was given: four characters or fewer as they are, else its end. */
export const maskedCard = (number: string): string =>
  number.length <= 4 ? number : `xxx${number.slice(-4)}`;

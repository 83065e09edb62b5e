/** The fewest digits of a code that signs in. It grows by itself while the shop is guessed at. */
export const signInCodeLength = 4;
/** Hours in which wrong codes of strangers, and codes mailed to them, are counted against what the shop takes before codes get longer. */
export const guessesCountHours = 24;
/** How long a mailed code can be used. */
export const codeMinutes = 10;

/** What could do most harm is open for so long after the customer has typed a mailed code. */
export const confirmedMinutes = 10;

/** A session ends when it was not used for this long. */
export const sessionDays = 180;
/** However much it is used, it ends this long after it began. */
export const longestSessionDays = 365;

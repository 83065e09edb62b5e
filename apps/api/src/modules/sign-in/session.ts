/** A session ends when it was not used for this long. */
export const sessionDays = 180;
/** However much it is used, it ends this long after it began. */
export const longestSessionDays = 365;
/** What could do most harm is open for so long after the customer has typed a mailed code. */
export const confirmedMinutes = 10;

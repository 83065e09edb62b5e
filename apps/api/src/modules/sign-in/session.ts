/** What could do most harm is open for so long after the customer has typed a mailed code. */
export const confirmedMinutes = 10;

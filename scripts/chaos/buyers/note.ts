/** What a buyer knows afterwards, from what was answered. */
export type Note = {
  /** How they bought. */
  way: string;
  email: string;
  /** Numbers of the orders that were acknowledged. */
  orders: string[];
  /** Pages that said that they were paid, each with its gateway. */
  paidPages: { gateway: string; ref: string }[];
  /** eSIMs whose data ran low, as they have seen, after they had switched on that more is bought by itself. */
  ranLow: string[];
  /** Why they did not come to the end. */
  failure: string | null;
};

export const newNote = (email: string): Note => ({
  way: "",
  email,
  orders: [],
  paidPages: [],
  ranLow: [],
  failure: null,
});

/**
 * What moved in one wallet, as its entries tell: minor units of one currency, all above zero. `heldUntil`: until then the money may still be
 * called back by the card that it came from; null of what never can.
 */
export type Movement =
  | { what: "came"; id: string; amount: number; since: Date; heldUntil: Date | null }
  | { what: "spent"; id: string; amount: number }
  /** What was paid by `spent` comes back: it is the same money as before. */
  | { what: "returned"; of: string; amount: number }
  /** To a bank, or to anybody else. */
  | { what: "paid-out"; at: Date; amount: number }
  /** To the card that `came` is of. */
  | { what: "paid-back"; of: string; amount: number };

/** What is left of money that came. */
export type Lot = { id: string; since: Date; heldUntil: Date | null; left: number };
type Piece = { lot: Lot; amount: number };

/**
 * What is left of everything that came, in the order of its age. Spending takes the oldest first; what is paid back to a card is taken from what
 * that card paid; what is paid out, from what is not held. Entries are ordered by their ids, which two at once may have got the other way
 * round: what was spent before it came is taken as soon as it comes.
 */
export function lotsAfter(movements: readonly Movement[]): Lot[] {
  const lots: Lot[] = [];
  const spent = new Map<string, Piece[]>();
  const owed: { pieces: Piece[]; amount: number }[] = [];
  const take = (from: readonly Lot[], amount: number, pieces: Piece[]) => {
    const missing = takeFrom(from, amount, pieces);
    if (missing > 0) owed.push({ pieces, amount: missing });
  };
  for (const one of movements) {
    if (one.what === "came") {
      const lot = { id: one.id, since: one.since, heldUntil: one.heldUntil, left: one.amount };
      lots.push(lot);
      lots.sort((a, b) => a.since.getTime() - b.since.getTime());
      for (const debt of owed) debt.amount = takeFrom([lot], debt.amount, debt.pieces);
    } else if (one.what === "spent") {
      const pieces: Piece[] = [];
      spent.set(one.id, pieces);
      take(lots, one.amount, pieces);
    } else if (one.what === "returned") restore(spent.get(one.of) ?? [], one.amount);
    else if (one.what === "paid-out")
      take([...lots.filter((lot) => isFree(lot, one.at)), ...lots], one.amount, []);
    else take([...lots.filter(({ id }) => id === one.of), ...lots], one.amount, []);
  }
  return lots;
}

export const isFree = ({ heldUntil }: Lot, at: Date): boolean =>
  heldUntil === null || heldUntil.getTime() <= at.getTime();

/** Gives how much was missing. */
function takeFrom(lots: readonly Lot[], wanted: number, pieces: Piece[]): number {
  let missing = wanted;
  for (const lot of lots) {
    const amount = Math.min(lot.left, missing);
    if (amount === 0) continue;
    lot.left -= amount;
    missing -= amount;
    pieces.push({ lot, amount });
  }
  return missing;
}

/** What is held longest comes back first: a part that is given back makes nothing free that was not before. */
function restore(pieces: Piece[], wanted: number): void {
  const endOf = ({ lot }: Piece) => lot.heldUntil?.getTime() ?? 0;
  let missing = wanted;
  for (const piece of pieces.toSorted((a, b) => endOf(b) - endOf(a))) {
    const amount = Math.min(piece.amount, missing);
    piece.amount -= amount;
    piece.lot.left += amount;
    missing -= amount;
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFree, type Lot, lotsAfter, type Movement } from "./lots.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number));
const card = (id: string, amount: number, on: number): Movement => ({
  what: "came",
  id,
  amount,
  since: day(on),
  heldUntil: day(on + 60),
});
const amends = (id: string, amount: number, on: number): Movement => ({
  what: "came",
  id,
  amount,
  since: day(on),
  heldUntil: null,
});
const left = (movements: Movement[]) =>
  Object.fromEntries(lotsAfter(movements).map(({ id, left }) => [id, left]));
const sum = (lots: readonly Lot[]) => lots.reduce((total, lot) => total + lot.left, 0);
const freeOn = (movements: Movement[], on: number) =>
  sum(lotsAfter(movements).filter((lot) => isFree(lot, day(on))));

describe("what is left of the money in a wallet", () => {
  it("was spent from the oldest on, whatever came in which order", () => {
    const came = [card("new", 1000, 5), amends("old", 300, 1)];
    expect(left([...came, { what: "spent", id: "a", amount: 500 }])).toEqual({ old: 0, new: 800 });
  });

  it("is held until the card that paid it can't call it back any more, and amends never are", () => {
    const came = [card("card", 1000, 0), amends("amends", 300, 0)];
    expect([freeOn(came, 59), freeOn(came, 60)]).toEqual([300, 1300]);
  });

  it("that was spent and comes back is held as before: buying and giving back makes nothing free", () => {
    const movements: Movement[] = [
      card("card", 1000, 0),
      { what: "spent", id: "a", amount: 1000 },
      { what: "returned", of: "a", amount: 1000 },
    ];
    expect([freeOn(movements, 1), freeOn(movements, 60)]).toEqual([0, 1000]);
  });

  it("comes back with what is held longest first where only a part does", () => {
    const movements: Movement[] = [
      amends("amends", 500, 0),
      card("card", 500, 1),
      { what: "spent", id: "a", amount: 1000 },
      { what: "returned", of: "a", amount: 600 },
    ];
    expect(left(movements)).toEqual({ amends: 100, card: 500 });
  });

  it("is paid out of what is free, so that two pay-outs free nothing for each other", () => {
    const movements: Movement[] = [
      card("card", 1000, 0),
      amends("amends", 500, 1),
      { what: "paid-out", at: day(2), amount: 500 },
    ];
    expect(freeOn(movements, 2)).toBe(0);
  });

  it("goes back to a card from what that card paid", () => {
    const movements: Movement[] = [
      card("one", 1000, 0),
      card("two", 1000, 1),
      { what: "paid-back", of: "two", amount: 700 },
    ];
    expect(left(movements)).toEqual({ one: 1000, two: 300 });
  });

  it("is right where an entry stands before the money that it took", () => {
    expect(left([{ what: "spent", id: "a", amount: 400 }, card("card", 1000, 0)])).toEqual({ card: 600 });
  });

  const amount = fc.integer({ min: 1, max: 1000 });
  const step = fc.record({
    what: fc.constantFrom("card", "amends", "spend", "return", "out", "back"),
    amount,
    pick: fc.nat(),
  });
  /** Any life of a wallet that the ledger would let happen: nothing goes out that is not there, nothing comes back twice. */
  const anyLife = fc.array(step, { maxLength: 40 }).map((steps) => {
    const movements: Movement[] = [];
    const purchases: { id: string; open: number }[] = [];
    const cards: string[] = [];
    let balance = 0;
    for (const [index, { what, amount: wanted, pick }] of steps.entries()) {
      const id = String(index);
      const out = Math.min(wanted, balance);
      const purchase = purchases[pick % Math.max(1, purchases.length)];
      if (what === "card" || what === "amends") {
        movements.push(what === "card" ? card(id, wanted, index) : amends(id, wanted, index));
        if (what === "card") cards.push(id);
        balance += wanted;
      } else if (what === "return") {
        const back = Math.min(wanted, purchase?.open ?? 0);
        if (!purchase || back === 0) continue;
        movements.push({ what: "returned", of: purchase.id, amount: back });
        purchase.open -= back;
        balance += back;
      } else if (out > 0) {
        if (what === "spend") {
          movements.push({ what: "spent", id, amount: out });
          purchases.push({ id, open: out });
        } else if (what === "out") {
          const free = Math.min(out, freeOn(movements, index));
          if (free === 0) continue;
          movements.push({ what: "paid-out", at: day(index), amount: free });
          balance -= free - out;
        } else
          movements.push({
            what: "paid-back",
            of: cards[pick % Math.max(1, cards.length)] ?? "",
            amount: out,
          });
        balance -= out;
      }
    }
    return { movements, balance };
  });

  it("always adds up to the balance, and no part is ever below zero", () => {
    fc.assert(
      fc.property(anyLife, ({ movements, balance }) => {
        const lots = lotsAfter(movements);
        expect(sum(lots)).toBe(balance);
        expect(lots.every((lot) => lot.left >= 0)).toBe(true);
      }),
    );
  });

  it("never lets more out to a bank, before the cards' time is over, than came in amends", () => {
    fc.assert(
      fc.property(anyLife, ({ movements }) => {
        const total = (what: Movement["what"], which: (one: Movement) => boolean = () => true) =>
          movements
            .filter((one) => one.what === what && which(one))
            .reduce((all, one) => all + one.amount, 0);
        // Nobody's life here is longer than the cards' time.
        expect(total("paid-out")).toBeLessThanOrEqual(
          total("came", (one) => one.what === "came" && one.heldUntil === null),
        );
      }),
    );
  });
});

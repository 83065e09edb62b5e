import { expect, it } from "vitest";
import { SharedPlaces } from "./shares.ts";

/** Who holds a place, by the names given to `take`; those who gave theirs up go. */
function holders(shares: ConstructorParameters<typeof SharedPlaces>[0]) {
  const places = new SharedPlaces(shares);
  const held: string[] = [];
  const leaving = new Map<string, () => void>();
  const take = (name: string, address: string, person: string) => {
    held.push(name);
    const give = () => void held.splice(held.indexOf(name), 1);
    leaving.set(
      name,
      places.take({ address, person }, () => give()),
    );
  };
  const leave = (name: string) => {
    leaving.get(name)?.();
  };
  return { places, held, take, leave };
}

it("a person's next place takes the oldest of their own, and nobody else's", () => {
  const { held, take } = holders({ all: 10, address: 5, person: 2 });
  take("b", "home", "B");
  for (const name of ["a1", "a2", "a3"]) take(name, "home", "A");
  expect(held).toEqual(["b", "a2", "a3"]);
});

it("an address's next place takes the oldest of whoever has most there", () => {
  const { held, take } = holders({ all: 10, address: 3, person: 2 });
  take("b", "home", "B");
  take("a1", "home", "A");
  take("a2", "home", "A");
  take("c", "home", "C");
  expect(held).toEqual(["b", "a2", "c"]);
});

it("where all are taken, the newcomer's comes from the address that has most, however old the others are", () => {
  const { held, take } = holders({ all: 4, address: 4, person: 2 });
  take("honest", "elsewhere", "B");
  for (const name of ["a1", "a2", "a3"]) take(name, "greedy", name);
  take("new", "third", "C");
  expect(held).toEqual(["honest", "a2", "a3", "new"]);
});

it("a place that was left is nobody's, and left twice or after it was given up takes nothing", () => {
  const { places, held, take, leave } = holders({ all: 2, address: 2, person: 2 });
  take("a1", "home", "A");
  take("a2", "home", "A");
  leave("a1");
  leave("a1");
  expect(places.taken).toBe(1);
  take("b", "other", "B");
  expect(held).toContain("b");
  expect(places.taken).toBe(2);
});

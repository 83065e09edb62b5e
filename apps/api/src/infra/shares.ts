/** How many places there are, and how many of them one address and one person may have at once. */
export type Shares = { all: number; address: number; person: number };
/** Whose place it is. A person is told apart within the address. */
export type Whose = { address: string; person: string };

type Place = Whose & { giveUp: () => void };

/**
 * Places that are held for a while. Whoever comes gets one at once: where their person, their address or all have no more, the
 * oldest of whoever has most gives up theirs, so that nobody greedy keeps others out.
 */
export class SharedPlaces {
  readonly #shares: Shares;
  /** The oldest first. */
  readonly #places = new Set<Place>();

  constructor(shares: Shares) {
    this.#shares = shares;
  }

  get taken(): number {
    return this.#places.size;
  }

  /** `giveUp`: called when the place goes to somebody else. Gives back how to leave it. */
  take(whose: Whose, giveUp: () => void): () => void {
    const place = { ...whose, giveUp };
    this.#places.add(place);
    const tooMany = this.#tooMany(whose);
    if (tooMany) {
      this.#places.delete(tooMany);
      tooMany.giveUp();
    }
    return () => void this.#places.delete(place);
  }

  #tooMany({ address, person }: Whose): Place | undefined {
    const ofAddress = [...this.#places].filter((place) => place.address === address);
    const ofPerson = ofAddress.filter((place) => place.person === person);
    if (ofPerson.length > this.#shares.person) return ofPerson[0];
    if (ofAddress.length > this.#shares.address) return oldestOfGreediest(ofAddress, "person");
    if (this.#places.size <= this.#shares.all) return undefined;
    const ofGreediest = largestGroup([...this.#places], "address");
    return oldestOfGreediest(ofGreediest, "person");
  }
}

const oldestOfGreediest = (places: readonly Place[], by: keyof Whose) => largestGroup(places, by)[0];

/** Of groups as large as one another, the one with the oldest. */
function largestGroup(places: readonly Place[], by: keyof Whose): Place[] {
  const groups = [...Map.groupBy(places, (place) => place[by]).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

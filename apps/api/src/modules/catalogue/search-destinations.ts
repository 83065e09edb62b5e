import type { Destination, FoundDestination, Language } from "@rihla/contract";
import type { KnownRevision } from "@rihla/http";
import type { Search } from "@rihla/places";
import type { Db } from "../../database.ts";
import { findDestinations } from "./catalogue.repository.ts";
import { toDestination } from "./catalogue.ts";

/** What is on sale in one revision of the catalogue, ready to be searched. */
type Shelf = { search: Search; destinations: ReadonlyMap<string, Destination> };

const mostAnswers = 20;

/** Finds destinations as the storefront does; prepared once for each revision of the catalogue and each currency. */
export function createDestinationSearch(db: Db, revision: KnownRevision) {
  let searched = "";
  let shelves = new Map<string, Promise<Shelf>>();

  return async (text: string, language: Language, currency: string): Promise<FoundDestination[]> => {
    const { search, destinations } = await currentShelf(currency);
    return search(text, language, mostAnswers).flatMap(({ code, matched }) => {
      const destination = destinations.get(code);
      return destination ? [{ ...destination, matched }] : [];
    });
  };

  async function currentShelf(currency: string): Promise<Shelf> {
    const current = await revision.current();
    if (current !== searched) {
      searched = current;
      shelves = new Map();
    }
    const among = shelves;
    const shelf = among.get(currency) ?? makeShelf(db, currency);
    among.set(currency, shelf);
    // A failure is not kept: the next search tries again.
    return shelf.catch((error) => {
      among.delete(currency);
      throw error;
    });
  }
}

async function makeShelf(db: Db, currency: string): Promise<Shelf> {
  // Not before somebody searches: a worker, which has the catalogue too, never does.
  const { createSearch, placeIndex } = await import("@rihla/places");
  const rows = await findDestinations(db, currency);
  const onSale = rows.map((row) => ({ ...toDestination(row, currency), countries: row.countries }));
  return {
    search: createSearch(placeIndex, onSale),
    destinations: new Map(rows.map((row) => [row.code, toDestination(row, currency)])),
  };
}

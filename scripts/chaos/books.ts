import type { Database } from "./database.ts";
import type { PageRecord } from "./gateways/gateway.ts";
import { type OurBooks, readOurBooks } from "./our-books.ts";
import type { Outside, ReceivedMail } from "./outside.ts";
import type { SupplierOrder, SupplierTopUp } from "./suppliers/supplier.ts";
import { readWalletBook, type WalletBook } from "./wallet-book.ts";

/** Everybody's books at one moment. */
export type Books = OurBooks &
  WalletBook & {
    /** Of every gateway. */
    pages: PageRecord[];
    /** Of every supplier. */
    made: SupplierOrder[];
    toppedUp: SupplierTopUp[];
    mails: ReceivedMail[];
  };

/** What each has written down: the shop in its database, the companies in theirs, asked over HTTP, the operator by hand. */
export async function readBooks(
  { query }: Database,
  outside: Outside,
  { notebook }: { notebook: ReadonlyMap<string, number> },
): Promise<Books> {
  const pages = await outside.pages();
  return {
    ...(await readOurBooks(query)),
    ...(await readWalletBook(query)),
    pages: pages.map((page) => ({
      ...page,
      given: page.given + (notebook.get(`${page.gateway} ${page.ref}`) ?? 0),
    })),
    made: await outside.supplierOrders(),
    toppedUp: await outside.supplierTopUps(),
    mails: await outside.mails(),
  };
}

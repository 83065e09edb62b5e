import type { PaymentMethod } from "@rihla/contract";
import type { AskOutside } from "../ask-outside.ts";
import type { HostedPage } from "./hosted-page.ts";

/** What a gateway has written down about one page. `taken` and `given` back of it: minor units. */
export type PageRecord = {
  gateway: string;
  ref: string;
  /** `agreed`: to be taken when the shop asks for it. `over`: without money. */
  state: "open" | "agreed" | "paid" | "over";
  taken: number;
  given: number;
};

/** One company that takes money: its page, its own book, and what it may do late. */
export type Gateway = {
  name: string;
  method: PaymentMethod;
  currency: "DZD" | "USD";
  openPage(url: string): HostedPage;
  readBook(ask: AskOutside): Promise<PageRecord[]>;
  /** What comes in on a page that was left or has closed: seldom, but it does. Where people only agree, nothing is taken. */
  payLate(ask: AskOutside, ref: string): Promise<unknown>;
};

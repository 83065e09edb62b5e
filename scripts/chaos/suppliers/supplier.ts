import type { AskOutside } from "../ask-outside.ts";

/** What a supplier has written down about one order. */
export type SupplierOrder = {
  supplier: string;
  /** Ours, where it knows it. */
  reference: string | null;
  /** That reference was written on what it had made afterwards, when another eSIM alike may have taken it for its own. */
  isMarkedAfterwards?: boolean;
  esims: { iccid: string; takenBack: boolean }[];
};

/** More data that a supplier has sold for an eSIM which it had made before. */
export type SupplierTopUp = { supplier: string; iccid: string };

/** What a supplier says no to in its own words, though nothing is wrong. */
type Refusing = {
  /** As the sandbox names the call, without the company. */
  call: string;
  /** How many of them, at most, one buyer needs. */
  calls: number;
  codes: readonly string[];
  /** Its answers get lost more often than those of other calls: few are made. */
  losesAnswers?: true;
};

/** One company that makes eSIMs: its own book, and what it may be told through its controls. */
export type Supplier = {
  name: string;
  /** How long after a lost answer nobody can say that the order did not arrive, milliseconds. */
  settlesMs: number;
  refuses: readonly Refusing[];
  readBook(ask: AskOutside): Promise<SupplierOrder[]>;
  readTopUps(ask: AskOutside): Promise<SupplierTopUp[]>;
  /** So much money, and so many calls a minute, that neither runs out. */
  fill(ask: AskOutside): Promise<unknown>;
  /** Onto a phone: nobody takes it back after that. */
  install(ask: AskOutside, iccid: string): Promise<unknown>;
  /** On a network, so much of its data is used. */
  use(ask: AskOutside, iccid: string, bytes: number): Promise<unknown>;
  /** It can never be used again: deleted on the phone or, where nobody tells that, taken away. */
  end(ask: AskOutside, iccid: string): Promise<unknown>;
};

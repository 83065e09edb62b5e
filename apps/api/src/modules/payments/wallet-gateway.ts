import { offeredCurrencies } from "@rihla/contract/rules";
import { brand } from "@rihla/i18n";
import type { PaymentGateway } from "./payment-gateway.ts";

const noPage = "the wallet is inside the shop: pay-from-wallet.ts moves its money";
const refused = () => Promise.resolve({ outcome: "refused" as const, reason: noPage });

/**
 * The shop's own wallet, as configuration and screens see a gateway. Nothing is asked of it: its payments are paid in the
 * transaction that writes them, and its refunds are done in the one that asks for them.
 */
export const walletGateway: PaymentGateway = {
  name: "wallet",
  methods: { wallet: [] },
  amounts: Object.fromEntries(offeredCurrencies.map((code) => [code, { minimum: 1, step: 1 }])),
  numberLength: null,
  refunds: { by: "api", partial: true, smallest: 1, sameForSeconds: 0 },
  disputeDays: 0,
  sessionSeconds: 0,
  tellsCardsApart: true,
  booksAreOurs: true,
  operator: { name: brand.name, fullName: brand.name, helpLine: null, writesCentimes: false },
  receipt: [],
  create: refused,
  refund: refused,
  fetchState: () => Promise.resolve({ state: "unknown", reason: noPage }),
  listTaken: null,
  listGivenBack: null,
  disputes: null,
  closePage: null,
  fetchRefunded: () => Promise.resolve({ outcome: "unknown", reason: noPage }),
};

import { expect, test } from "vitest";
import type { Books } from "../books.ts";
import type { Note } from "../buyers/note.ts";
import { agreed, made, mail, order, payment, refund, sound, when } from "./agreed-books.test-kit.ts";
import { compareBooks } from "./compare-books.ts";
import { dueMails } from "./mails.ts";

const note: Note = {
  way: "pays",
  email: "one@example.com",
  orders: ["N", "W", "V"],
  ranLow: ["e"],
  paidPages: [{ gateway: "bank", ref: "page" }],
  failure: null,
};
const kindsOf = (books: Books) => compareBooks(books, [note]).map(({ kind }) => kind);

test("books that agree differ in nothing", () => expect(compareBooks(agreed(), [note])).toEqual([]));

/** The one that `is` names, changed. */
const change = <T extends object>(list: T[], is: Partial<T>, changes: Partial<T>): T[] =>
  list.map((one) =>
    Object.entries(is).every(([name, value]) => one[name as keyof T] === value)
      ? { ...one, ...changes }
      : one,
  );
const without = <T extends object>(list: T[], is: Partial<T>): T[] =>
  list.filter((one) => !Object.entries(is).every(([name, value]) => one[name as keyof T] === value));
/** Of the same order, on a page of its own. */
const secondPayment = {
  ...payment,
  id: "p2",
  orderId: "o",
  orderNumber: "N",
  gateway: "bank",
  gatewayRef: "again",
  amount: 200,
};
type Wrong = [what: string, kinds: string[], spoil: (books: Books) => Partial<Books>];

test.each<Wrong>([
  [
    "an order is gone",
    ["lost", "unexplained"],
    ({ orders }) => ({ orders: without(orders, { number: "N" }) }),
  ],
  [
    "an order was made twice",
    ["double"],
    ({ orders }) => ({
      orders: [...orders, { ...order, id: "o2", number: "N2", status: "open" }],
    }),
  ],
  [
    "money came that is not settled",
    ["lost", "unexplained"],
    ({ payments }) => ({ payments: change(payments, { id: "p" }, { gatewayRef: "x" }) }),
  ],
  [
    "nothing was paid",
    ["unexplained"],
    ({ pages }) => ({ pages: change(pages, { ref: "page" }, { taken: 0, state: "open" }) }),
  ],
  [
    "less was taken than is said",
    ["unexplained"],
    ({ pages }) => ({ pages: change(pages, { ref: "page" }, { taken: 150 }) }),
  ],
  [
    "the money of a page that was paid twice over is kept",
    ["lost", "unexplained"],
    ({ payments, pages }) => ({
      payments: [...payments, { ...secondPayment, settlesOrder: false }],
      pages: [...pages, { gateway: "bank", ref: "again", state: "paid", taken: 200, given: 0 }],
    }),
  ],
  [
    "two payments count as paying one order",
    ["double", "unexplained"],
    ({ payments, pages }) => ({
      payments: [...payments, secondPayment],
      pages: [...pages, { gateway: "bank", ref: "again", state: "paid", taken: 200, given: 0 }],
    }),
  ],
  [
    "more went back than is known",
    ["double", "unexplained"],
    ({ pages }) => ({ pages: change(pages, { ref: "page" }, { given: 50 }) }),
  ],
  [
    "a refund into the wallet never arrived",
    ["lost", "unexplained"],
    ({ transfers }) => ({ transfers: without(transfers, { cause: "refund:r" }) }),
  ],
  [
    "a refund went to the card and into the wallet",
    ["double", "unexplained"],
    ({ pages }) => ({ pages: change(pages, { ref: "page" }, { given: 90 }) }),
  ],
  [
    "a top-up is not in the wallet",
    ["lost", "unexplained"],
    ({ transfers }) => ({ transfers: without(transfers, { cause: "top-up:t" }) }),
  ],
  [
    "a top-up is in the wallet twice",
    ["unexplained"],
    ({ transfers }) => ({ transfers: [...transfers, { cause: "top-up:t:2", amount: 500, email: "" }] }),
  ],
  [
    "more was put into the wallet than was paid",
    ["lost", "unexplained"],
    ({ transfers }) => ({ transfers: change(transfers, { cause: "top-up:t" }, { amount: 900 }) }),
  ],
  [
    "the wallet paid nothing for an order",
    ["lost", "unexplained"],
    ({ transfers }) => ({ transfers: without(transfers, { cause: "payment:pw" }) }),
  ],
  ["two eSIMs were ordered", ["double"], ({ made: orders }) => ({ made: [...orders, ...orders] })],
  [
    "somebody else's eSIM was given out",
    ["unexplained"],
    ({ esims }) => ({ esims: change(esims, { id: "e" }, { iccid: "88" }) }),
  ],
  [
    "one profile was given out twice",
    ["double", "unexplained"],
    ({ esims }) => ({ esims: change(esims, { id: "ew" }, { iccid: "89e" }) }),
  ],
  [
    "an order at the supplier is for nobody",
    ["unexplained"],
    ({ made: orders }) => ({ made: [...orders, made("x")] }),
  ],
  [
    "the supplier took back an eSIM that nobody is paid for",
    ["lost"],
    ({ made: orders }) => ({ made: [made("e", true), ...orders.slice(1)] }),
  ],
  [
    "money went back for an eSIM that works",
    ["unexplained"],
    ({ made: orders }) => ({
      made: [...orders.filter(({ reference }) => reference !== "e2"), made("e2")],
    }),
  ],
  [
    "an eSIM that was given back is not paid back",
    ["unexplained"],
    ({ esims, made: orders, mails }) => ({
      esims: change(esims, { id: "e" }, { cancellation: "done" }),
      made: [made("e", true), ...orders.slice(1)],
      mails: [...mails, mail("esim-cancelled.e")],
    }),
  ],
  [
    "an eSIM is not given back yet",
    ["stuck"],
    ({ esims }) => ({ esims: change(esims, { id: "e" }, { cancellation: "asked" }) }),
  ],
  [
    "a coupon was used too often",
    ["double"],
    ({ coupons }) => ({ coupons: change(coupons, {}, { held: 4, left: -1 }) }),
  ],
  [
    "a use of a coupon is gone",
    ["unexplained"],
    ({ coupons }) => ({ coupons: change(coupons, {}, { held: 0 }) }),
  ],
  [
    "an order that was closed holds a coupon",
    ["lost"],
    ({ coupons }) => ({ coupons: change(coupons, {}, { heldByUnsold: 1 }) }),
  ],
  ["a recharge was paid for and not made", ["lost"], ({ toppedUp }) => ({ toppedUp: toppedUp.slice(1) })],
  ["a recharge was made twice", ["double"], ({ toppedUp }) => ({ toppedUp: [...toppedUp, ...toppedUp] })],
  [
    "a recharge was made for nobody",
    ["unexplained"],
    ({ toppedUp }) => ({ toppedUp: [...toppedUp, { supplier: "maker", iccid: "89ew" }] }),
  ],
  [
    "a recharge that was refused is not paid back",
    ["unexplained"],
    ({ recharges }) => ({ recharges: change(recharges, {}, { status: "refused" }), toppedUp: [] }),
  ],
  [
    "a recharge is waited for",
    ["stuck", "unexplained"],
    ({ recharges }) => ({ recharges: change(recharges, {}, { status: "requested" }) }),
  ],
  ["nothing was done when data ran low", ["lost", "unexplained"], () => ({ automaticRuns: [] })],
  [
    "data that ran low once was answered twice",
    ["double"],
    ({ automaticRuns }) => ({ automaticRuns: [...automaticRuns, ...automaticRuns] }),
  ],
  [
    "a credit for one that is gone was not paid",
    ["unexplained"],
    ({ esims }) => ({ esims: change(esims, { id: "ew" }, { credited: 120 }) }),
  ],
  [
    "one that was replaced is counted with the one in its place",
    ["unexplained"],
    ({ esims }) => ({ esims: change(esims, { id: "e" }, { isReplaced: true }) }),
  ],
  [
    "a voucher can still be used after it was",
    ["double"],
    ({ vouchers }) => ({ vouchers: change(vouchers, { id: "v1" }, { status: "unused", orderId: null }) }),
  ],
  [
    "a voucher is used up and gave nothing",
    ["lost", "unexplained"],
    ({ esims }) => ({ esims: change(esims, { id: "ev" }, { provisioning: "refused" }) }),
  ],
  ...Object.keys(sound).map(
    (fault): Wrong => [
      `the ledger is not sound: ${fault}`,
      ["unexplained"],
      () => ({ ledger: { ...sound, [fault]: 1 } }),
    ],
  ),
  ["the mail never came", ["lost"], ({ mails }) => ({ mails: mails.slice(1) })],
  [
    "the payer has no receipt",
    ["lost"],
    ({ mails }) => ({ mails: mails.filter(({ messageId }) => !messageId.includes("payer-receipt")) }),
  ],
  ["the mail came twice", ["double"], ({ mails }) => ({ mails: [...mails, ...mails] })],
  [
    "a mail came for nothing",
    ["unexplained"],
    ({ mails }) => ({ mails: [...mails, mail("returned-payment.p")] }),
  ],
  [
    "an eSIM is waited for",
    ["stuck", "unexplained"],
    ({ esims }) => ({ esims: change(esims, { id: "ew" }, { provisioning: "requested" }) }),
  ],
  [
    "an agreement to pay is not taken up",
    ["stuck"],
    ({ payments, pages }) => ({
      payments: [
        ...payments,
        {
          ...payment,
          id: "p3",
          orderId: "o",
          orderNumber: "N",
          gateway: "bank",
          gatewayRef: "agreed",
          amount: 200,
          status: "pending",
        },
      ],
      pages: [...pages, { gateway: "bank", ref: "agreed", state: "agreed", taken: 0, given: 0 }],
    }),
  ],
])("it is noticed when %s", (_what, kinds, spoil) => {
  expect(new Set(kindsOf({ ...agreed(), ...spoil(agreed()) }))).toEqual(new Set(kinds));
});

test("an order at a supplier that knows no references is known by what was made", () => {
  const books = agreed();
  books.made = books.made.map((order) => ({ ...order, reference: null }));
  expect(compareBooks(books, [note])).toEqual([]);
});

test("an eSIM whose order's answer was lost is waited for where only time tells, and not elsewhere", () => {
  const books = agreed();
  const lost = { provisioning: "requested", hasOrder: false } as const;
  const at = (supplier: string) =>
    kindsOf({ ...books, esims: change(books.esims, { id: "ew" }, { ...lost, supplier }) });
  expect([at("esim-access").includes("stuck"), at("esim-go").includes("stuck")]).toEqual([true, false]);
  const one = change(books.esims, { id: "ew" }, { ...lost, supplier: "maker", iccid: null, reference: "?" });
  const unknown = (count: number) =>
    compareBooks({ ...books, esims: one, made: [...books.made, ...Array(count).fill(made("x"))] }, [
      note,
    ]).filter(({ what }) => what.startsWith("nobody knows")).length;
  // Of `ew` itself and of two others one may be what is looked for.
  expect([unknown(0), unknown(2)]).toEqual([0, 2]);
});

test("who waits for a replacement was told of the eSIM that is gone, and of no other yet", () => {
  const books = agreed();
  const esims = books.esims.flatMap((esim) => [
    esim,
    {
      ...esim,
      id: `${esim.id}-again`,
      isReplacement: true,
      cancellation: null,
      provisioning: "requested" as const,
    },
  ]);
  expect(dueMails({ ...books, esims })).toEqual(dueMails(books));
});

test.each([
  ["issued", "order-delivered.again"],
  ["refused", "lines-refused.again"],
] as const)("who waited for a replacement is told by itself that it was %s", (provisioning, mail) => {
  const books = agreed();
  const again = { isReplacement: true, cancellation: null, provisioning };
  const esims = books.esims.flatMap((esim) =>
    esim.id === "e" ? [esim, { ...esim, ...again, id: "again" }] : esim,
  );
  expect(dueMails({ ...books, esims }).toSorted()).toEqual([...dueMails(books), mail].toSorted());
});

test("who had another eSIM before the rest of the order had ended is told of that one alone", () => {
  const books = agreed();
  const gone = { isReplaced: true, isEndTold: false };
  const esims = books.esims.flatMap((esim) =>
    esim.id === "ew"
      ? [
          { ...esim, ...gone },
          { ...esim, id: "again", isReplacement: true },
        ]
      : esim,
  );
  const others = dueMails(books).filter((mail) => mail !== "order-delivered.w");
  expect(dueMails({ ...books, esims }).toSorted()).toEqual([...others, "order-delivered.again"].toSorted());
});

test("who redeemed a voucher is told of a refusal in its own words", () => {
  const books = agreed();
  const esims = change(books.esims, { orderId: "v" }, { provisioning: "refused" });
  const [refused] = esims.filter(({ orderId }) => orderId === "v");
  const others = dueMails(books).filter((mail) => mail !== "order-delivered.v");
  expect(dueMails({ ...books, esims }).toSorted()).toEqual(
    [...others, `voucher-failed.${refused?.id}`].toSorted(),
  );
});

test("an eSIM that has what was made for another one alike is known by what it has, where our reference is written afterwards", () => {
  const books = agreed();
  // `e` took the one that was ordered for `ew`, before that was written on it; `ew` had another one made.
  const swapped = [made("ew"), { ...made("ew"), esims: [{ iccid: "89e", takenBack: false }] }];
  const isTheirs = ({ reference }: { reference: string | null }) => reference === "e" || reference === "ew";
  const all = [...books.made.filter((order) => !isTheirs(order)), ...swapped];
  expect(kindsOf({ ...books, made: all })).toContain("double");
  const afterwards = all.map((order) => ({ ...order, isMarkedAfterwards: true }));
  expect(kindsOf({ ...books, made: afterwards })).toEqual([]);
});

test("a buyer who had no answer is named", () => {
  expect(compareBooks(agreed(), [{ ...note, failure: "no answer" }])).toEqual([
    { kind: "unexplained", what: "one@example.com (pays), orders N,W,V: no answer" },
  ]);
});

test("a page that nobody paid on is explained, a refund between its two looks too", () => {
  const books = agreed();
  const unpaid = {
    ...payment,
    id: "p2",
    orderId: "o2",
    orderNumber: "N2",
    gateway: "bank",
    amount: 1,
    status: "pending",
    gatewayRef: null,
  } as const;
  const sent = {
    ...refund,
    id: "r2",
    paymentId: "p",
    amount: 40,
    destination: "card",
    status: "sent",
    nextLookAt: when,
  } as const;
  books.payments.push(unpaid);
  books.orders.push({ ...order, id: "o2", number: "N2", email: "two@example.com", status: "open" });
  books.refunds.push({ ...sent, notTakenAt: when });
  expect(compareBooks(books, [note])).toEqual([]);
  books.refunds = [...books.refunds.slice(0, 1), { ...sent, notTakenAt: null }];
  expect(kindsOf(books)).toEqual(["stuck"]);
});

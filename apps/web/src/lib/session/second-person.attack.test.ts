import { expect, vi } from "vitest";
import { attack } from "../../../../../scripts/testing/attack.ts";
import { type Backing, openStorage } from "../../platform/storage/storage.ts";
import * as session from "./session.ts";

/** What the first person has left in this browser, or in the app: of each what a second one could use or read. */
const ofDevice = {
  Token: "t",
  CART: "1",
  billing: "{}",
  "home-esim": "{}",
  "placed-orders": "K7PW4M2X",
  "bought-lately": "[]",
  "ordered-as": "{}",
  CHAT: "yes",
  "chat-secret": "s",
  "order-secret:K7PW4M2X": "s",
  "order-email:K7PW4M2X": "amel@example.com",
  "order-kept:K7PW4M2X": "2027-02-01T00:00:00.000Z",
  "order-left:K7PW4M2Y": "2027-02-01T00:00:00.000Z",
  "payment-order:0198": "K7PW4M2X",
  "payment-order:under-way": "{}",
  "install-begun:0198": "yes",
};
const ofTab = {
  "added-code": "LPA:1$smdp.example$CODE",
  "share-link": "t",
  "payment-link": "t",
  "checkout-draft": "{}",
  "checkout-order": "{}",
  "sign-in-email": "amel@example.com",
  "chat-draft": "Bonjour",
  "chat-outgoing": "[]",
};

function openBrowser() {
  const areas = { device: new Map(Object.entries(ofDevice)), tab: new Map(Object.entries(ofTab)) };
  let hear = () => {};
  const backing = (kept: Map<string, string>): Backing => ({
    entries: () => [...kept],
    write: (key, value) => (value === undefined ? kept.delete(key) : kept.set(key, value)),
    onChange: (listener) => {
      if (kept === areas.device) hear = listener;
    },
  });
  openStorage("device", backing(areas.device));
  openStorage("tab", backing(areas.tab));
  return { ...areas, hear: () => hear() };
}

const all = Object.keys(ofDevice).length + Object.keys(ofTab).length;
attack("a second person looks, after the first has signed out here", { short: all, whole: all }, async () => {
  const { device, tab } = openBrowser();
  session.signOut();
  expect([[...device.keys()], [...tab.keys()]]).toEqual([[], []]);
});

attack(
  "a second person looks, after the first's session was ended elsewhere",
  { short: all, whole: all },
  async () => {
    const { device, tab } = openBrowser();
    vi.stubEnv("SSR", false);
    session.sessionRefused(true);
    vi.unstubAllEnvs();
    expect([[...device.keys()], [...tab.keys()]]).toEqual([["CART"], []]);
  },
);

const inTab = Object.keys(ofTab).length;
attack(
  "a second person goes on in a tab that was open while the first signed out in another",
  { short: inTab, whole: inTab },
  async () => {
    const { device, tab, hear } = openBrowser();
    session.forgetWithSession();
    device.clear();
    hear();
    expect([...tab.keys()]).toEqual([]);
  },
);

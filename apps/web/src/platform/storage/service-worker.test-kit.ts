import { readFileSync } from "node:fs";
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { withOfflinePages } from "../../../tooling/offline-page/offline-page.ts";

export type Said = { status?: number; headers?: OutgoingHttpHeaders; body?: string };

/** The worker as browsers get it, in a browser and before a shop's server that are as a test wants them; each begins with nothing kept. */
export const browser = {
  origin: "",
  /** What the shop's server says, by path, and what it was asked for. */
  answers: new Map<string, Said>(),
  asked: [] as string[],
  hasNetwork: true,
  caches: new Map<string, Kept>(),
  hasStorage: true,
  /** What the browser keeps by itself, by path. */
  ownCache: new Map<string, Response>(),
  chosenLanguage: null as string | null,
  opened: [] as string[],
};

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://shop");
  browser.asked.push(pathname);
  const { status = 404, headers = {}, body = "" } = browser.answers.get(pathname) ?? {};
  response.writeHead(status, headers).end(body);
});
let source: string;
beforeAll(async () => {
  source = await withOfflinePages(
    readFileSync(path.join(import.meta.dirname, "../../../public/sw.js"), "utf8"),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  browser.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What a browser keeps of a cache, by address: enough of it for what the worker asks. */
class Kept {
  readonly rows = new Map<string, Response>();
  readonly at = (address: string | { url: string }) =>
    new URL(typeof address === "string" ? address : address.url, browser.origin).href;
  async put(address: string, answer: Response) {
    this.rows.set(this.at(address), answer);
  }
  async match(address: string | { url: string }) {
    return this.rows.get(this.at(address))?.clone();
  }
  async matchAll() {
    return [...this.rows.values()].map((answer) => answer.clone());
  }
  async keys() {
    return [...this.rows.keys()].map((url) => ({ url }));
  }
  async delete(address: string | { url: string }) {
    return this.rows.delete(this.at(address));
  }
  async addAll(addresses: string[]) {
    for (const address of addresses) {
      const answer = await fetch(this.at(address));
      if (!answer.ok) throw new TypeError("not fetched");
      await this.put(address, answer);
    }
  }
}
type Event = Record<string, unknown>;
let listeners: Map<string, (event: Event) => void>;

beforeEach(() => {
  listeners = new Map();
  const nothing = { answers: new Map(), asked: [], caches: new Map(), ownCache: new Map(), opened: [] };
  Object.assign(browser, nothing, { hasNetwork: true, hasStorage: true, chosenLanguage: null });
  const self = {
    location: { origin: browser.origin },
    addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
    skipWaiting: () => {},
    clients: {
      claim: async () => {},
      matchAll: async () => [],
      openWindow: async (address: string) => void browser.opened.push(address),
    },
    registration: { showNotification: async () => {} },
    cookieStore: { get: async () => browser.chosenLanguage && { value: browser.chosenLanguage } },
  };
  runInContext(
    source,
    createContext({ self, caches: { open }, fetch: ask, URL, Response, Promise, setTimeout, Set, Map }),
  );
});

async function open(name: string): Promise<Kept> {
  if (!browser.hasStorage) throw new Error("The browser's storage can't be opened.");
  const cache = browser.caches.get(name) ?? new Kept();
  browser.caches.set(name, cache);
  return cache;
}

async function ask(wanted: string | { url: string }, init?: RequestInit): Promise<Response> {
  const address = new URL(typeof wanted === "string" ? wanted : wanted.url, browser.origin);
  const known = browser.ownCache.get(address.pathname);
  if (init?.cache === "only-if-cached" && known) return known.clone();
  if (init?.cache === "only-if-cached" || !browser.hasNetwork) throw new TypeError("Failed to fetch");
  return fetch(address, { credentials: init?.credentials ?? "same-origin" });
}

/** Sends it to the worker, and waits for all that it does; undefined: it lets the browser go on by itself. */
export async function send(name: string, event: Event): Promise<Response | undefined> {
  const under: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(name)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => under.push(work),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
  });
  const given = await answer;
  await Promise.allSettled(under);
  // What is kept by the way begins while the rest is waited for.
  await Promise.allSettled(under);
  return given;
}

export const request = (address: string, more: object = {}) => ({
  request: {
    url: new URL(address, browser.origin).href,
    method: "GET",
    mode: "cors",
    headers: new Headers(),
    ...more,
  },
});

export const keptAddresses = () =>
  [...browser.caches.values()].flatMap(({ rows }) => [...rows.keys()].map((url) => new URL(url).pathname));

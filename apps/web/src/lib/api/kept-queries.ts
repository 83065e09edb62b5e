import type { EndpointName, Order } from "@rihla/contract";
import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { forgetKept } from "../../platform/storage/forget-kept.ts";
import { keepRecord, readRecords } from "../../platform/storage/kept-records.ts";
import { keepShop } from "../../platform/storage/offline-shop.ts";
import { readToken } from "../session/session.ts";
import { announceKept } from "../storage/kept-here.ts";

/** What must open without a network once it was seen. */
const ofAccount: readonly EndpointName[] = ["GET /esims", "GET /esims/{id}", "GET /plans/{code}"];
/** The same for who has no account: what they bought, and what was shared with them. */
const ofOrder: readonly EndpointName[] = ["GET /orders/{number}", "GET /orders/{number}/esims"];
const ofPhone: readonly EndpointName[] = [...ofOrder, "GET /shares/received"];

type Kept = { queryKey: QueryKey; data: unknown; at: number };

let keeping = false;
let restoring = false;

/** Keeps what the api says of eSIMs, and shows what was kept until it has said it; once. In a file of its own: most guests have none. */
export async function keepAnswers(client: QueryClient): Promise<void> {
  if (keeping) return;
  keeping = true;
  // Read from the disk once: without a network there is no second time.
  for (const endpoint of [...ofAccount, ...ofPhone])
    client.setQueryDefaults([endpoint], { gcTime: Number.POSITIVE_INFINITY });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || restoring) return;
    if (isKept(event.query)) keep(event.query).catch(() => {});
  });
  // What was answered before this file came.
  for (const query of client.getQueryCache().getAll())
    if (isKept(query) && query.state.status === "success") keep(query).catch(() => {});
  await restore(client);
}

const isKept = ({ queryKey, state }: Query) =>
  isPhones(queryKey)
    ? !isUnderWay(state.data)
    : ofAccount.includes(queryKey[0] as EndpointName) && readToken() !== null;

/** An order is asked for again and again until its eSIMs are there. */
const isUnderWay = (data: unknown) =>
  (data as Partial<Order> | undefined)?.esims?.every(({ issued }) => !issued) === true;

/** What a secret opens that lies on this phone: a cookie, or what came with the order. */
const isPhones = ([name, options]: QueryKey) =>
  name === "GET /shares/received" || (ofOrder.includes(name as EndpointName) && hasSecret(options));

const hasSecret = (options: unknown) =>
  (options as { orderSecret?: string } | undefined)?.orderSecret !== undefined;

/** What a phone has received was kept under a former name of the call. */
const underItsName = (kept: Kept): Kept =>
  kept.queryKey[0] === "GET /hand-overs/held"
    ? { ...kept, queryKey: ["GET /shares/received", ...kept.queryKey.slice(1)] }
    : kept;

/** Newer answers stay. */
async function restore(client: QueryClient): Promise<void> {
  const records = (await inSession(readRecords)) as Kept[];
  restoring = true;
  for (const { queryKey, data, at } of records.map(underItsName))
    if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? -1) < at)
      client.setQueryData(queryKey, data, { updatedAt: at });
  restoring = false;
  if (records.length > 0 && (await shopIsKept()))
    announceKept(records.map(({ queryKey }) => hashKey(queryKey)));
}

async function keep({ queryKey, queryHash, state }: Query): Promise<void> {
  const kept: Kept = { queryKey, data: state.data, at: state.dataUpdatedAt };
  await inSession((session) => keepRecord(isPhones(queryKey) ? null : session, queryHash, kept));
  if (await shopIsKept()) announceKept([queryHash]);
}

/** Whoever signs out meanwhile, perhaps in another tab, leaves nothing behind: neither what was written then nor an empty place for it. */
async function inSession<Done>(work: (session: string | null) => Promise<Done>): Promise<Done> {
  const session = readToken();
  try {
    return await work(session);
  } finally {
    if (session !== null && readToken() !== session) forgetKept();
  }
}

const shops = new Map<string, Promise<boolean>>();

function shopIsKept(): Promise<boolean> {
  const { lang } = document.documentElement;
  const known = shops.get(lang) ?? keepShop(lang);
  shops.set(lang, known);
  return known;
}

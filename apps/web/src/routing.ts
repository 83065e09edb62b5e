import type { Messages } from "@rihla/i18n/messages";
import { type ComponentType, createElement } from "react";
import {
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useSearchParams,
} from "react-router";
import { visitorOf } from "./lib/page/visitor.ts";
import { loadMessages, type MessageGroup } from "./lib/text/messages.ts";
import type { Query } from "./paths.ts";

export type PageModule<Search> = {
  Component: ComponentType<{ search: Search }>;
  loader?: LoaderFunction;
};
/** Where among the words a page's title and description stand: with its own, since every other page would carry them. */
export type MetaKey = PathsTo<"meta", Messages>;
/** The headings of pages among the words. */
export type TitleKey = PathsTo<"title", Messages>;
type PathsTo<Last extends string, Words, Before extends string = ""> = {
  [Key in keyof Words & string]: Key extends Last
    ? `${Before}${Last}`
    : PathsTo<Last, Words[Key], `${Before}${Key}.`>;
}[keyof Words & string];

/** What the rest of the program may know of a page without its code. */
export type PageHandle = {
  /** public: the same for everybody · guest-friendly: personal, but without signing in · signed-in */
  access: "public" | "guest-friendly" | "signed-in";
  messages: readonly MessageGroup[];
  /** focused: one thing to do, no footer and no bottom navigation */
  frame: "shop" | "focused";
  meta?: MetaKey;
  /** Where the arrow in the header leads; one step back without it. */
  back?: string;
  /** Stands in the header of a small screen, in place of the shop's name. */
  title?: TitleKey;
  /** The header offers another currency. */
  prices?: boolean;
  /** Whether search engines may list a public page. */
  indexed: boolean;
  /** `each-destination`: the map of the shop names it with every destination as its `:code`. */
  sitemap?: "each-destination";
  /** Names in the query whose values are as varied as people: a public page with one of them is not kept for the next visitor. */
  notKeptWith: readonly string[];
  /** What of the server's data a browser needs to take the page over, where that is less than drawing it took. */
  handOver?(data: unknown): unknown;
};

/** What only the server asks: source file of the page, its parser of the query, and the names that it reads. */
export type ServerHandle = PageHandle & {
  file: string;
  module: () => Promise<unknown>;
  search: ((query: Query) => unknown) | undefined;
  queryNames: readonly string[];
  opensOffline: boolean;
};

export type PageOptions<Search = unknown> = Partial<PageHandle> & {
  path?: string;
  /** Reads the query. All else in an address is noise, which pages that are the same for everybody never see. */
  search?: (query: Query) => Search;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  children?: RouteObject[];
  /** Whoever has an eSIM keeps its code and words, to open it without a network. */
  opensOffline?: boolean;
  /** In `src/routes`, where it is not named like the page: in a folder, or shared by several addresses. */
  file?: string;
  module: () => Promise<PageModule<NoInfer<Search>>>;
};

/**
 * Declares a page: its address, its code (`src/routes/<file>.tsx`, fetched when it is opened) and all that other parts
 * of the program must know of it. Caches, the map of the shop and language twins follow from it.
 */
export function page<Search = unknown>(
  name: string,
  {
    path,
    search,
    loader,
    shouldRevalidate,
    children,
    opensOffline,
    file = name,
    module,
    ...rest
  }: PageOptions<Search>,
): RouteObject {
  const handle: PageHandle = {
    access: "public",
    messages: ["public"],
    frame: "shop",
    indexed: true,
    notKeptWith: [],
    ...rest,
  };
  if (import.meta.env.SSR)
    Object.assign(handle, {
      file: `src/routes/${file}.tsx`,
      module,
      search,
      queryNames: search ? namesRead(search) : [],
      opensOffline: opensOffline ?? false,
    });
  return {
    id: name,
    path,
    loader: loader && withWords(handle.messages, loader),
    lazy: pickModule(module, search, handle.messages),
    shouldRevalidate,
    children,
    handle,
  };
}

/** The words of a page arrive together with its data. */
function withWords(messages: readonly MessageGroup[], loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const { language } = visitorOf(args.request);
    const [data] = await Promise.all([loader(args), loadMessages(language, messages)]);
    return data;
  };
}

/** Only what a route module may export for the router; its loader is ignored where the table names one. */
function pickModule<Search>(
  load: () => Promise<PageModule<Search>>,
  search: ((query: Query) => Search) | undefined,
  messages: readonly MessageGroup[],
) {
  return async () => {
    const { Component, loader } = await load();
    const screen = search
      ? { element: createElement(Searched<Search>, { Component, search }) }
      : { Component: Component as ComponentType };
    return loader ? { ...screen, loader: withWords(messages, loader) } : screen;
  };
}

type SearchedProps<Search> = Pick<PageModule<Search>, "Component"> & { search: (query: Query) => Search };

/** A screen with what its parser reads from the address. */
function Searched<Search>({ Component, search }: SearchedProps<Search>) {
  return createElement(Component, { search: search(useSearchParams()[0]) });
}

/** A parser reads every name it knows whatever the values are, so an empty query shows them all. */
function namesRead(search: (query: Query) => unknown): string[] {
  const names = new Set<string>();
  search({
    get(name) {
      names.add(name);
      return null;
    },
    getAll(name) {
      names.add(name);
      return [];
    },
  });
  return [...names];
}

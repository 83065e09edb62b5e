import type { Messages } from "@rihla/i18n/messages";
import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from "react-router";
import { loadMessages, type MessageGroup } from "./lib/messages.ts";
import { visitorOf } from "./lib/visitor.ts";

export type PageModule = { Component: ComponentType; loader?: LoaderFunction };
/** Where among the words a page's title and description stand: with its own, since every other page would carry them. */
export type MetaKey = PathsToMeta<Messages>;
type PathsToMeta<Words, Before extends string = ""> = {
  [Key in keyof Words & string]: Key extends "meta"
    ? `${Before}meta`
    : PathsToMeta<Words[Key], `${Before}${Key}.`>;
}[keyof Words & string];

/** What the rest of the program may know of a page without its code. */
export type PageHandle = {
  file: string;
  /** public: the same for everybody, cached · guest-friendly: personal, but without signing in · signed-in */
  access: "public" | "guest-friendly" | "signed-in";
  messages: MessageGroup[];
  /** focused: one thing to do, no footer and no bottom navigation */
  frame: "shop" | "focused";
  meta?: MetaKey;
};

export type PageOptions = Partial<PageHandle> & {
  path?: string;
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  children?: RouteObject[];
};

const files = import.meta.glob<PageModule>("./routes/*.tsx");

/**
 * A route whose code is `src/routes/<name>.tsx`, or `<file>.tsx` where several share it. A file that isn't there yet is
 * an address that isn't there yet.
 */
export function page(
  name: string,
  { path, loader, shouldRevalidate, children, file = name, ...rest }: PageOptions,
): RouteObject {
  const load = files[`./routes/${file}.tsx`];
  const handle: PageHandle = {
    file: `src/routes/${file}.tsx`,
    access: "public",
    messages: ["public"],
    frame: "shop",
    ...rest,
  };
  return {
    id: name,
    path,
    loader: loader ? withWords(handle.messages, loader) : load ? undefined : missing,
    lazy: load ? pickModule(load, handle.messages) : undefined,
    shouldRevalidate,
    children,
    handle,
  };
}

/** The words of a page arrive together with its data. */
function withWords(messages: MessageGroup[], loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const { language } = visitorOf(args.request);
    const [data] = await Promise.all([loader(args), loadMessages(language, messages)]);
    return data;
  };
}

/** Only what a route module may export for the router; its loader is ignored where the table names one. */
const pickModule = (load: () => Promise<PageModule>, messages: MessageGroup[]) => async () => {
  const { Component, loader } = await load();
  return loader ? { Component, loader: withWords(messages, loader) } : { Component };
};

function missing(): never {
  throw new Response(null, { status: 404 });
}

import type { Language } from "@rihla/contract";
import { brand, locales, withoutScripts } from "@rihla/i18n";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { createTranslator } from "use-intl/core";
import { type Document, documentOf, type PageAssets } from "./document.ts";
import type { Hydration } from "./hydration.ts";
import { catalogueRevision } from "./lib/api/catalogue-revision.ts";
import type { RootData } from "./lib/page/root-data.ts";
import {
  bundleFile,
  carriedWords,
  loadMessages,
  type MessageGroup,
  messagesOf,
} from "./lib/text/messages.ts";
import { guidePhones } from "./paths.ts";
import { describePage, type PageDescription } from "./routes/layout/describe-page.ts";
import { routes } from "./routes.ts";
import type { ServerHandle } from "./routing.ts";
import { pageMetadata } from "./sharing/page-metadata.ts";

export { visitorOf } from "./lib/page/visitor.ts";
export { publicAddress } from "./public-pages.ts";
export { shareCard } from "./sharing/share-card.ts";
export { robots, sitemap } from "./sharing/sitemap.ts";
export { catalogueRevision };

export type RenderOptions = {
  /** Which scripts the source files of a page became. */
  assetsFor: (sources: string[]) => PageAssets;
  /** Where people reach the shop. */
  origin: string;
};
export type Rendered =
  | { kind: "redirect"; status: number; headers: Headers }
  /** `shared`: the same for everybody in one language and currency. */
  | ({ kind: "page"; status: number; shared: boolean } & Document);

/** Pages that people come to first and that may begin with something of their own. */
const recallsOwn = ["home", "packages", "plan"].map((name) => `src/routes/${name}.tsx`);

const { query, dataRoutes } = createStaticHandler(routes);
type Context = Exclude<Awaited<ReturnType<typeof query>>, Response>;

export async function render(request: Request, { assetsFor, origin }: RenderOptions): Promise<Rendered> {
  const context = await query(request);
  if (context instanceof Response)
    return { kind: "redirect", status: context.status, headers: context.headers };
  const handles = context.matches.map(({ route }): ServerHandle | undefined => route.handle);
  const groups = [...new Set(["public" as const, ...handles.flatMap((handle) => handle?.messages ?? [])])];
  const { language, prefix } = rootData(context).visitor;
  await loadMessages(language, groups);
  const sources = handles.flatMap((handle) => handle?.file ?? []);
  const shared = context.errors === null && handles.at(-1)?.access === "public";
  const fetched = groups.filter((group) => !isCarried(group));
  const assets = assetsFor([...sources, ...fetched.map((group) => bundleFile(language, group))]);
  const description = descriptionOf(context);
  const document = documentOf({
    language,
    direction: locales[language].direction,
    ...description,
    metadata: metadataOf(context, request, origin, description),
    recallLanguage: prefix === "",
    recallOwn: handles.some((handle) => handle?.file && recallsOwn.includes(handle.file)),
    assets,
    body: bodyOf(context),
    withoutScripts: shared ? null : withoutScripts[language],
    hydration: {
      loaderData: handedOver(context),
      errors: plainErrors(context.errors),
      words: carriedWords(language, groups.filter(isCarried)),
    },
  });
  return { kind: "page", status: context.statusCode, shared, ...document };
}

/** Words come with the page that shows them; those of the personal pages are many, and a browser keeps them for all. */
const isCarried = (group: MessageGroup) => group !== "personal" && group !== "purchase";

/**
 * A page without anything in it, in which the browser draws any other: for one's own eSIMs, of which the server knows nothing,
 * and for all that is opened without a network. Brings the frame's words and the list of what else an owner of an eSIM needs.
 */
export async function shell(language: Language, assetsFor: RenderOptions["assetsFor"]): Promise<Document> {
  await loadMessages(language, ["public"]);
  const handles = handlesIn(routes).filter(({ opensOffline }) => opensOffline);
  const groups = new Set(handles.flatMap(({ messages }) => messages));
  const words = [...groups].map((group) => bundleFile(language, group));
  return documentOf({
    language,
    direction: locales[language].direction,
    title: brand.name[language],
    description: "",
    metadata: null,
    recallLanguage: false,
    recallOwn: false,
    assets: assetsFor(["src/fill-shell.ts"]),
    body: "",
    withoutScripts: withoutScripts[language],
    hydration: { loaderData: {}, errors: null, words: carriedWords(language, ["public"]) },
    kept: assetsFor([...handles.map(({ file }) => file), ...words, ...fetchedOnTheWay, ...guidesIn(language)])
      .scripts,
  });
}

/** By those pages, when they already stand. */
const fetchedOnTheWay = [
  "src/routes/layout/ready-esim.tsx",
  "src/lib/api/kept-queries.ts",
  "src/lib/session/register-device.ts",
  "src/sharing/update-metadata.ts",
];

/** What the guides' pages fetch when they are opened without a network. */
const guidesIn = (language: Language) => [
  "src/features/guide/drawn/draw-guide.ts",
  "src/features/guide/installation-parts.tsx",
  "src/features/guide/activation-parts.tsx",
  ...[`words/${language}`, ...guidePhones.map((maker) => `makers/${maker}`)].map(
    (file) => `../../packages/guides/src/${file}.ts`,
  ),
];

function handlesIn(table: RouteObject[]): ServerHandle[] {
  return table.flatMap(({ handle, children = [] }) => [...(handle ? [handle] : []), ...handlesIn(children)]);
}

function handedOver({ matches, loaderData }: Context): Hydration["loaderData"] {
  const data = matches.map(({ route: { id, handle } }) => {
    const { handOver }: Partial<ServerHandle> = handle ?? {};
    return [id, handOver && loaderData[id] ? handOver(loaderData[id]) : loaderData[id]];
  });
  return Object.fromEntries(data);
}

function leafData(context: Context): unknown {
  return context.loaderData[context.matches.at(-1)?.route.id ?? ""];
}

function bodyOf(context: Context): string {
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}

function rootData(context: Context): RootData {
  const data: RootData | undefined = context.loaderData.root;
  if (!data) throw context.errors?.root ?? new Error("The frame of the page could not be loaded.");
  return data;
}

function descriptionOf(context: Context) {
  const root = rootData(context);
  const leaf = context.matches.at(-1)?.route;
  const t = createTranslator({
    locale: locales[root.visitor.language].tag,
    messages: messagesOf(root.visitor.language),
  });
  return describePage(t, {
    root,
    handle: leaf?.handle,
    data: leafData(context),
    failed: context.errors !== null,
  });
}

function metadataOf(context: Context, request: Request, origin: string, description: PageDescription) {
  const leaf = context.matches.at(-1);
  const { visitor, catalogue } = rootData(context);
  return pageMetadata({
    ...description,
    origin,
    pathname: new URL(request.url).pathname,
    language: visitor.language,
    catalogue,
    handle: leaf?.route.handle,
    params: leaf?.params ?? {},
    data: leafData(context),
    failed: context.errors !== null,
  });
}

/** Errors go to the browser as what `isRouteErrorResponse` recognises, never with a stack. */
function plainErrors(errors: Context["errors"]) {
  if (!errors) return null;
  const plain = Object.entries(errors).map(([id, error]) => {
    const known = isRouteErrorResponse(error);
    if (!known) console.error(error);
    return [
      id,
      {
        status: known ? error.status : 500,
        statusText: "",
        internal: false,
        data: known ? error.data : null,
      },
    ];
  });
  return Object.fromEntries(plain);
}

import type { Plugin } from "vite";

/**
 * Parts of the router that only act on options or components we never use, and what stands in for them: telemetry, and
 * the links and fetching ahead of its framework mode. 2.7 kB of every first load. A name that a newer router adds fails the build.
 */
const standIns: Readonly<Record<string, string>> = {
  "router/instrumentation.js": `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  "dom/ssr/components.js": `
    import { createContext } from "react";
    export const FrameworkContext = createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const mergeRefs = (own) => own;
    export const usePrefetchBehavior = () => [false];
    export const CRITICAL_CSS_DATA_ATTRIBUTE = "";
    ${["Links", "Meta", "Scripts", "setIsHydrated", "useFrameworkContext"].map(noPart).join("\n")}`,
  "dom/ssr/links.js": ["getKeyedLinksForMatches", "getKeyedPrefetchLinks", "getModuleLinkHrefs"]
    .concat("getNewMatchesForLinks", "isPageLinkDescriptor", "prefetchRouteCss", "prefetchStyleLinks")
    .map(noPart)
    .join("\n"),
};

function noPart(name: string): string {
  return `export const ${name} = () => [];`;
}

export function withoutUnusedRouter(): Plugin {
  return {
    name: "without-unused-router",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler: (id) => standIns[id.split("/dist/production/lib/")[1] ?? ""],
    },
  };
}

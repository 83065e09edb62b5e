import type { Plugin } from "vite";

/**
 * Parts of the router that only act on options or components we never use, and what stands in for them: telemetry, and
 * the links of its framework mode. 1.8 kB of every first load. A name that a newer router adds fails the build.
 */
const standIns: Readonly<Record<string, string>> = {
  "router/instrumentation.js": `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  "dom/ssr/links.js": ["getKeyedLinksForMatches", "getKeyedPrefetchLinks", "getModuleLinkHrefs"]
    .concat("getNewMatchesForLinks", "isPageLinkDescriptor", "prefetchRouteCss", "prefetchStyleLinks")
    .map((name) => `export const ${name} = () => [];`)
    .join("\n"),
};

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

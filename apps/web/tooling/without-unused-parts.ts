import type { Plugin } from "vite";
import { withEmptied } from "./emptied-functions.ts";
import { asksForUnused, emptied } from "./unused-functions.ts";

/**
 * Parts of libraries that only act on options or components we never use, and what stands in for them: of the router
 * telemetry and the links and fetching ahead of its framework mode, of the icons all but size, colour and stroke.
 * 4.2 kB of every first load. A name that a newer router adds fails the build. Of each icon, what only that library's
 * own drawing reads: its keys are random letters, which don't compress.
 */
const standIns: Readonly<Record<string, string>> = {
  "react-router/dist/production/lib/router/instrumentation.js": `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  "react-router/dist/production/lib/dom/ssr/components.js": `
    import { createContext } from "react";
    export const FrameworkContext = createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const mergeRefs = (own) => own;
    export const usePrefetchBehavior = () => [false];
    export const CRITICAL_CSS_DATA_ATTRIBUTE = "";
    ${["Links", "Meta", "Scripts", "setIsHydrated", "useFrameworkContext"].map(noPart).join("\n")}`,
  "lucide-react/dist/esm/createLucideIcon.mjs": `
    import { createElement } from "react";
    const look = {
      width: 24, height: 24, viewBox: "0 0 24 24", fill: "none",
      stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": "true",
    };
    export default ({ node }) => (props) =>
      createElement("svg", { ...look, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));`,
  "react-router/dist/production/lib/dom/ssr/links.js": [
    "getKeyedLinksForMatches",
    "getKeyedPrefetchLinks",
    "getModuleLinkHrefs",
  ]
    .concat("getNewMatchesForLinks", "isPageLinkDescriptor", "prefetchRouteCss", "prefetchStyleLinks")
    .map(noPart)
    .join("\n"),
};

function noPart(name: string): string {
  return `export const ${name} = () => [];`;
}

export function withoutUnusedParts(): Plugin {
  return {
    name: "without-unused-parts",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/node_modules\/(react-router|lucide-react)\// },
      handler: (id) => standIns[fileOf(id)],
    },
    transform: {
      filter: {
        id: [/\/node_modules\/(react-router|react-dom|lucide-react)\//, /\/apps\/web\/src\/.+\.tsx$/],
      },
      handler(code, id) {
        if (id.endsWith(".tsx")) {
          const asked = asksForUnused(code);
          if (asked) this.error(`${asked} is left out at the build (tooling/unused-functions.ts): ${id}`);
          return;
        }
        const functions = emptied[fileOf(id)];
        if (functions) return { code: withEmptied(code, this.parse(code), functions), map: null };
        if (id.includes("/react-router/")) return { code: code.replace(namesForDevtools, ""), map: null };
        if (/\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/.test(id))
          return { code: withoutIconData(code), map: null };
      },
    },
  };
}

/** They keep a component in the bundle that nothing uses. */
const namesForDevtools = /^\w+\.displayName = "[\w. ]+";$/gm;

const fileOf = (id: string) => id.split("/node_modules/").at(-1) ?? "";

function withoutIconData(code: string): string {
  return code
    .replace(/,\s*key: "\w+"/g, "")
    .replace(/name: "[a-z0-9-]+",\s*size: 24,|__iconData\.node;/g, "");
}

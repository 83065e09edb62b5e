import type { Plugin } from "vite";

/**
 * Which code travels together. Left alone, the bundler makes a file of every few hundred bytes two pages share; on a
 * slow line each is a trip of its own. Measured on /packages/FR: 19 files before, 6 after, and 4 kB less.
 *
 * The names are listed by hand. Groups derived from which pages need a module (the entry or three pages of the
 * catalogue; two personal pages and no other) brought up to 1.9 kB more for the first load of a public page and 2.6 to
 * 7.6 kB more for a personal one, since few need all of what several share. A name that fits no module of the build
 * fails the build.
 */

/** Fits the modules whose address has each of the names, divided by `|`, in place of the `*`. */
const among = (place: string, names: string): RegExp[] =>
  names.split("|").map((name) => new RegExp(place.replace("*", name)));

const packages = (names: string) => among("/node_modules/*/", names);
const ui = (names: string) => among(String.raw`/src/ui/*\.tsx?$`, names);
const lib = (names: string) => among(String.raw`/src/lib/*\.tsx?$`, names);
const source = (names: string) => among(String.raw`/src/*\.tsx?$`, names);
const rules = (names: string) => among(String.raw`/contract/src/rules/*\.ts$`, names);
const icons = (names: string) => among(String.raw`/lucide-react/dist/esm/icons/*\.`, names);

const groups = [
  {
    // Changes with our dependencies, not with each release of ours.
    name: "vendor",
    priority: 20,
    modules: packages("react|react-dom|scheduler|react-router|use-intl|@formatjs"),
  },
  {
    // What nearly every page shows or does. Icons: a file for each would be larger by its imports than by its drawing.
    name: "shop",
    priority: 10,
    modules: [
      ui(
        "button|button-look|card|chip|class-names|empty-state|facts|field|flag-tile|icon-button|khatim|link|link-button|logo|notice|pass|price|sheet-drag|spinner|tabs|next-tab",
      ),
      lib(
        "api|api-problem|catalogue-revision|choice-cookies|load|messages|navigation|plain-text|preferences|rounded-down|session|use-hydrated|visitor",
      ),
      source(
        "domain/plans/destination-name|domain/person/signed-in-customer|platform/storage|features/search/search-look|paths|routing|hydration",
      ),
      rules("codes|currencies|languages|limits"),
      icons("check|chevron-down|chevron-right|gauge|message-circle|minus|plus|refresh-cw|search|search-x|x"),
      /\/lucide-react\/dist\/esm\/(?!icons\/)/,
      /\/i18n\/src\/[a-z-]+\.ts$/,
    ].flat(),
  },
  {
    // Needed together, on home and on the search page.
    name: "search-box",
    priority: 8,
    modules: among(
      String.raw`/src/features/search/*\.tsx?$`,
      "next-option|recent-places|search-box|use-suggestions",
    ),
  },
  { name: "queries", priority: 6, modules: packages("@tanstack") },
  {
    // What the pages behind the catalogue share: a file for each would be named in every first load.
    name: "parts",
    priority: 5,
    modules: [
      ui(
        "checkbox-field|dialog|modal|modal-kinds|radio-card|retry-state|select-field|sheet|skeleton|text-field",
      ),
      lib("inside-address|use-input-before-hydration|use-stored-state|use-problem-text"),
      source(
        "domain/orders/[a-z-]+|domain/payments/(?!payment-operators)[a-z-]+|domain/person/(?!signed-in-customer)[a-z-]+|features/purchase/leaving-notice",
      ),
      rules("person"),
    ].flat(),
  },
];

export const chunkGroups = groups.map(({ name, priority, modules }) => ({
  name,
  priority,
  test: (id: string) => modules.some((named) => named.test(id)),
}));

/** Fails the browser's build for a name above that no module has: a file that was renamed, moved or is no longer used. */
export function everyChunkNameFits(): Plugin {
  return {
    name: "every-chunk-name-fits",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).flatMap((one) =>
        one.type === "chunk" ? Object.keys(one.modules) : [],
      );
      const unfit = groups
        .flatMap(({ modules }) => modules)
        .filter((named) => !built.some((id) => named.test(id)));
      if (unfit.length > 0) this.error(`tooling/chunks.ts names what is not built: ${unfit.join(", ")}`);
    },
  };
}

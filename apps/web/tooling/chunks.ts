/**
 * Which code travels together. Left alone, the bundler makes a file of every few hundred bytes two pages share; on a
 * slow line each is a trip of its own. Measured on /packages/FR: 19 files before, 6 after, and 4 kB less.
 */
const packages = (names: string) => new RegExp(`/node_modules/(${names})/`);

/** Parts of the design system that nearly every page shows. */
const everydayParts =
  "button|button-look|card|chip|class-names|empty-state|facts|field|flag-tile|icon-button|khatim|link|link-button|logo|notice|pass|price|sheet-drag|spinner|tabs|next-tab";
const everydayLib =
  "api|api-problem|catalogue-revision|choice-cookies|load|messages|navigation|plain-text|preferences|rounded-down|session|use-hydrated|visitor";
/** A file of its own would be more wrapping than drawing. */
const everydayIcons =
  "check|chevron-down|chevron-right|gauge|message-circle|minus|plus|refresh-cw|search|search-x|x";
/** What the pages behind the catalogue share: a file for each would be named in every first load. */
const personalParts =
  "checkbox-field|dialog|modal|modal-kinds|radio-card|retry-state|select-field|sheet|skeleton|text-field";
const personalDomain =
  "orders/[a-z-]+|payments/(?!payment-operators)[a-z-]+|person/(?!signed-in-customer)[a-z-]+";
const personalLib = "inside-address|use-input-before-hydration|use-stored-state|use-problem-text";

export const chunkGroups = [
  {
    // Changes with our dependencies, not with each release of ours.
    name: "vendor",
    test: packages("react|react-dom|scheduler|react-router|use-intl|@formatjs"),
    priority: 20,
  },
  {
    name: "shop",
    test: new RegExp(
      `/src/(ui/(${everydayParts})|lib/(${everydayLib})|domain/plans/destination-name|domain/person/signed-in-customer|platform/storage|features/search/search-look|paths|routing|hydration)\\.tsx?$|/i18n/src/[a-z-]+\\.ts$|/contract/src/rules/(index|codes|currencies|languages|limits)\\.ts$|/lucide-react/dist/esm/(icons/(${everydayIcons})\\.|(?!icons/))`,
    ),
    priority: 10,
  },
  {
    // Needed together, on home and on the search page.
    name: "search-box",
    test: /\/src\/features\/search\/(next-option|recent-places|search-box|use-suggestions)\.tsx?$/,
    priority: 8,
  },
  { name: "queries", test: packages("@tanstack"), priority: 6 },
  {
    name: "parts",
    test: new RegExp(
      `/src/(ui/(${personalParts})|lib/(${personalLib})|domain/(${personalDomain})|features/purchase/leaving-notice)\\.tsx?$|/contract/src/rules/person\\.ts$`,
    ),
    priority: 5,
  },
];

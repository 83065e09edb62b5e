/**
 * Which code travels together. Left alone, the bundler makes a file of every few hundred bytes two pages share; on a
 * slow line each is a trip of its own. Measured on /packages/FR: 19 files before, 6 after, and 4 kB less.
 */
const packages = (names: string) => new RegExp(`/node_modules/(${names})/`);

/** Parts of the design system that nearly every page shows. */
const everydayParts =
  "button|button-look|card|chip|class-names|empty-state|facts|field|flag-tile|icon-button|khatim|link|link-button|logo|notice|pass|price|spinner|tabs|next-tab";
const everydayLib =
  "api|api-problem|catalogue-revision|load|messages|navigation|place-name|plain-text|preferences|rounded-down|session|use-hydrated|visitor";
/** A file of its own would be more wrapping than drawing. */
const everydayIcons = "chevron-down|chevron-right|minus|plus|search|search-x|x";

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
      `/src/(ui/(${everydayParts})|lib/(${everydayLib})|paths|routing|document)\\.tsx?$|/i18n/src/[a-z-]+\\.ts$|/lucide-react/dist/esm/(icons/(${everydayIcons})\\.|(?!icons/))`,
    ),
    priority: 10,
  },
];

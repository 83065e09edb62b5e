// Who may import whom. Each rule's comment is the sentence that people read when it is broken.
// TypeScript 7 has no compiler API for tools, so swc reads the sources.

const test = "\\.test(-kit)?\\.tsx?$|/testing/";
const api = "^apps/api/src";
const web = "^apps/web/src";
/** Each lives with the module that uses it. */
const ports =
  "/(esim-provider|package-source|payment-gateway|webhook-source|mailer|pusher|support-desk|ip-location)\\.ts$";

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    // Packages
    forbid(
      "contract-knows-only-its-schema-library",
      "The contract is the wire: it imports its schema library and, for telephone numbers, libphonenumber-js/min; nothing else.",
      { path: "^packages/contract/src", pathNot: test },
      { pathNot: "^packages/contract/src|node_modules/(zod|libphonenumber-js)/" },
    ),
    forbid(
      "rules-know-no-schemas",
      "Browsers load the rules, so they import neither schemas nor their library; numbering plans only in rules/person/phone.ts.",
      { path: "^packages/contract/src/rules/", pathNot: `${test}|/rules/person/phone\\.ts$` },
      { pathNot: "^packages/contract/src/rules/(?!person/phone)" },
    ),
    forbid(
      "the-back-office-s-calls-are-its-own",
      "What operators may call and be refused with is known to the api and the back office: no page of the shop brings it, and no package.",
      { path: "^(apps/web|packages)/", pathNot: "^packages/contract/src/admin/" },
      { path: "^packages/contract/src/admin/" },
    ),
    forbid(
      "words-know-only-the-contract",
      "Words and formats know the contract's money, nothing else of ours, and the library that formats messages.",
      { path: "^packages/i18n/src", pathNot: test },
      { pathNot: "^packages/(i18n|contract)/src|node_modules/(use-intl|icu-minify)/" },
    ),
    forbid(
      "places-know-only-the-languages",
      "The search for places is used on both sides of the wire: it imports itself and the contract's list of languages.",
      { path: "^packages/places/src", pathNot: `${test}|/generate-` },
      { pathNot: "^packages/(places/src|contract/src/rules/languages\\.ts$)" },
    ),
    forbid(
      "tickets-are-read-by-what-can-tell-nobody",
      "What somebody's ticket says stays where it is read: the reader imports itself, the places and the contract's list of languages, nothing that sends or keeps.",
      { path: "^packages/trip/src", pathNot: `${test}|/samples/|/how-long` },
      { pathNot: "^packages/(trip|places)/src/|^packages/contract/src/rules/languages\\.ts$" },
    ),
    forbid(
      "devices-know-only-the-wire's-lists",
      "What is known of phones is used on both sides of the wire: it imports itself, the contract's lists of kinds, answers and exceptions, and its digits.",
      { path: "^packages/devices/src", pathNot: test },
      { pathNot: "^packages/(devices/src|contract/src/rules/(devices|typed-code)\\.ts$)" },
    ),
    forbid(
      "guides-know-only-the-languages",
      "The guides' steps and drawings serve pages, paper and film: they import themselves and the contract's lists of languages and makers.",
      { path: "^packages/guides/src", pathNot: test },
      { pathNot: "^packages/(guides|contract)/src" },
    ),
    forbid(
      "answering-knows-no-shop",
      "What the api and the shop's server do alike with each request imports nothing of ours.",
      { path: "^packages/http/src", pathNot: test },
      { path: "^(apps|packages)/", pathNot: "^packages/http/src" },
    ),
    forbid(
      "shop-and-api-meet-on-the-wire",
      "The storefront, the back office's screens and the API never import each other; they share the contract, the words, the places, the devices and the guides.",
      { path: "^apps/(web|admin|api)/" },
      { path: "^apps/(web|admin|api)/", pathNot: "^apps/$1/" },
    ),
    forbid(
      "sandbox-knows-nothing-of-ours",
      "The sandbox plays outside companies, so it imports nothing of the shop.",
      { path: "^apps/sandbox/", pathNot: test },
      { path: "^(apps|packages|scripts)/", pathNot: "^apps/sandbox/" },
    ),
    forbid(
      "nobody-imports-the-sandbox",
      "The sandbox is reached over HTTP like the companies that it plays.",
      { pathNot: "^apps/sandbox/" },
      { path: "^apps/sandbox/" },
    ),
    forbid(
      "product-does-not-import-its-tools",
      "What runs in production imports neither scripts, journeys, benches nor test helpers.",
      { path: "^(apps|packages)/", pathNot: test },
      { path: `^(scripts|e2e|bench)/|${test}` },
    ),

    // The design system and the storefront
    forbid(
      "ui-is-props-in-events-out",
      "The design system knows no words, no data and no shop nouns: it imports only itself and React's libraries.",
      { path: "^packages/ui/", pathNot: test },
      { path: "^(apps|packages)/", pathNot: "^packages/ui/" },
    ),
    forbid(
      "ui-is-for-browsers",
      "The design system is for the programs that draw screens in a browser; what stands on a server or goes by mail has looks of its own.",
      { pathNot: "^(apps/(web|admin)|packages/ui|e2e/component-gallery)/" },
      { path: "^packages/ui/" },
    ),
    forbid(
      "lib-and-platform-stand-below-features",
      "lib and platform serve the features and never import the domain, features, routes or ui.",
      { path: `${web}/(lib|platform)/` },
      { path: `${web}/(domain|features|routes)/|^packages/ui/` },
    ),
    forbid(
      "domain-stands-on-lib",
      "The domain is orders, payments, plans, eSIMs and the person as the browser sees them: it knows the API client, what is stored, where the shop is and how a bank's page is opened, no screen and no device.",
      { path: `${web}/domain/` },
      {
        path: "^(apps/web|packages/ui)/",
        pathNot: `${web}/((domain|lib)/|platform/(storage/(storage|forget-kept)|browser/shop-address|browser/system-browser)\\.ts$|paths\\.ts$)`,
      },
    ),
    forbid("domain-draws-nothing", "The domain has no components.", {}, { path: `${web}/domain/.*\\.tsx$` }),
    forbid(
      "features-are-private",
      "A feature never imports another one; features meet only in routes.",
      { path: `${web}/features/([^/]+)/` },
      { path: `${web}/features/`, pathNot: `${web}/features/$1/` },
    ),
    forbid(
      "features-stand-on-the-floors-below",
      "Features are what screens are made of: they import the domain, ui, platform, lib and addresses, never routes.",
      { path: `${web}/features/` },
      { path: "^apps/web/", pathNot: `${web}/((features|domain|platform|lib)/|(paths|routing)\\.ts$)` },
    ),
    forbid(
      "only-platform-touches-the-device",
      "Only platform imports Capacitor: a feature asks for an ability, never for a platform.",
      { path: "^apps/web/", pathNot: `${web}/platform/|capacitor\\.config\\.ts$` },
      { path: "node_modules/@(capacitor|aparajita)/" },
    ),

    // The back office's screens
    forbid(
      "tasks-of-operators-are-private",
      "A task of the back office never imports another one; they meet in its app.tsx.",
      { path: "^apps/admin/src/features/([^/]+)/" },
      { path: "^apps/admin/src/features/", pathNot: "^apps/admin/src/features/$1/" },
    ),

    // The API
    forbid(
      "only-compose-picks-adapters",
      "Only compose.ts imports adapters; everybody else knows the port.",
      { path: `${api}/`, pathNot: `${api}/(compose\\.ts$|adapters/)|${test}` },
      { path: `${api}/adapters/` },
    ),
    forbid(
      "adapters-know-their-port",
      "An adapter imports its port, its vendor's library, infra and the database's types; no use case, no module's repository, no other adapter's insides.",
      { path: `${api}/adapters/([^/]+/[^/]+)/`, pathNot: test },
      {
        path: `${api}/`,
        pathNot: `${api}/(adapters/($1/|(adapter|either-secret)\\.ts$)|infra/|(config|database)\\.ts$)|${ports}`,
      },
    ),
    forbid(
      "modules-meet-at-doorways",
      "Another module is entered by its index.ts only.",
      { path: `${api}/modules/([^/]+)/`, pathNot: test },
      { path: `${api}/modules/`, pathNot: `${api}/modules/($1/|[^/]+/index\\.ts$)` },
    ),
    forbid(
      "money-and-esims-know-no-orders",
      "Payments, wallet and eSIMs never import orders: orders call them.",
      { path: `${api}/modules/(payments|wallet|esims)/`, pathNot: test },
      { path: `${api}/modules/orders/` },
    ),
    forbid(
      "catalogue-and-customers-are-leaves",
      "The catalogue and the customers import no other module.",
      { path: `${api}/modules/(catalogue|customers)/`, pathNot: test },
      { path: `${api}/modules/`, pathNot: `${api}/modules/$1/` },
    ),
    forbid(
      "edges-call-use-cases",
      "A route or a job parses, calls one use case and answers; it never goes to a repository itself.",
      { path: `${api}/.*\\.(routes|jobs)\\.ts$` },
      { path: "\\.repository\\.ts$" },
    ),
    forbid(
      "repositories-hold-the-sql",
      "SQL is built in repositories and infra only; others may name kysely's types.",
      { path: `${api}/`, pathNot: `\\.repository\\.ts$|${api}/infra/|${test}` },
      { path: "node_modules/(kysely|pg|pg-boss)/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "infra-knows-no-shop",
      "infra imports nothing of ours: it could serve another program.",
      { path: `${api}/infra/`, pathNot: test },
      { path: "^(apps|packages)/", pathNot: `${api}/infra/` },
    ),

    // Everywhere
    forbid(
      "no-cycles",
      "Two files that need each other are one thing, or miss a third; that holds for types too.",
      {},
      { circular: true },
    ),
    // `?url` and `virtual:` are Vite's: what it makes at the build, which fails where there is none.
    forbid(
      "everything-resolves",
      "An import must lead somewhere.",
      {},
      { couldNotResolve: true, pathNot: "\\?url$|^virtual:" },
    ),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^apps/(web|admin)/(dist|ios|android|node_modules/\\.vite)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};

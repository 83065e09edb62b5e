import type { Emptied } from "./emptied-functions.ts";

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ""]));

/**
 * Functions of the router and of React that only act on what we never use: fetchers, actions, blockers, middleware and routes
 * found later; view transitions as components, activities, lists of suspense, actions of forms, elements that React moves
 * to the head, custom elements. Named one by one, as each version has them: the build fails where one is gone.
 */
export const emptied: Readonly<Record<string, Emptied>> = {
  "react-router/dist/production/lib/router/router.js": {
    ...nothing(
      "fetch",
      "getFetcher",
      "resetFetcher",
      "deleteFetcher",
      "queueFetcherForDeletion",
      "abortFetcher",
    ),
    ...nothing("handleFetcherAction", "handleFetcherLoader", "updateFetcherState", "setFetcherError"),
    ...nothing("getUpdatedRevalidatingFetchers", "markFetchersDone", "markFetchRedirectsDone"),
    ...nothing("abortStaleFetchLoads", "getTargetedDataStrategyMatches"),
    ...nothing(
      "handleAction",
      "getUpdatedActionData",
      "getSubmissionFromNavigation",
      "getActionDataForCommit",
    ),
    isMutationMethod: "return false;",
    normalizeNavigateOptions: "return { path };",
    ...nothing("getBlocker", "deleteBlocker", "updateBlocker", "shouldBlockNavigation"),
    ...nothing(
      "discoverRoutes",
      "cancelDiscoveryNavigation",
      "patchRoutes",
      "patchRoutesImpl",
      "_internalSetRoutes",
    ),
    checkFogOfWar: "return { active: false, matches: null };",
    defaultDataStrategyWithMiddleware: "return defaultDataStrategy(args);",
    ...nothing("runClientMiddlewarePipeline", "runMiddlewarePipeline", "callRouteMiddleware"),
  },
  "react-dom/cjs/react-dom-client.production.js": {
    // <ViewTransition>
    ...nothing("startViewTransition", "flushAfterMutationEffects", "commitAfterMutationEffectsOnFiber"),
    ...nothing("recursivelyTraverseAfterMutationEffects", "trackEnterViewTransitions"),
    ...nothing("applyViewTransitionToHostInstances", "applyViewTransitionToHostInstancesRecursive"),
    ...nothing("restoreViewTransitionOnHostInstances", "commitAppearingPairViewTransitions"),
    ...nothing("commitEnterViewTransitions", "commitDeletedPairViewTransitions", "commitExitViewTransitions"),
    ...nothing("commitNestedViewTransitions", "restorePairedViewTransitions"),
    ...nothing("restoreEnterOrExitViewTransitions", "restoreNestedViewTransitions"),
    ...nothing("measureViewTransitionHostInstancesRecursive", "measureNestedViewTransitions"),
    ...nothing("getViewTransitionName", "getViewTransitionClassName", "createViewTransitionInstance"),
    ...nothing("scheduleViewTransitionEvent", "reportViewTransitionError"),
    // <Activity>
    ...nothing("updateActivityComponent", "mountActivityChildren", "retryActivityComponentWithoutHydrating"),
    ...nothing("commitActivityHydrationCallbacks"),
    getActivityInstanceFromFiber: "return null;",
    // <SuspenseList>
    ...nothing("updateSuspenseListComponent", "initSuspenseListRenderState", "cutOffTailIfNeeded"),
    // <Fragment ref>
    ...nothing("commitNewChildToFragmentInstance", "commitNewChildToFragmentInstances"),
    ...nothing("deleteChildFromFragmentInstance", "commitFragmentInstanceInsertionEffects"),
    ...nothing("commitFragmentInstanceDeletionEffects"),
    ...nothing(
      ...[
        "addEventListener",
        "removeEventListener",
        "dispatchEvent",
        "focus",
        "focusLast",
        "blur",
        "observeUsing",
      ]
        .concat(
          "unobserveUsing",
          "getClientRects",
          "getRootNode",
          "compareDocumentPosition",
          "scrollIntoView",
        )
        .map((name) => `FragmentInstance.prototype.${name}`),
    ),
    // preload and the like; title, meta, link, style and script anywhere in the tree
    ...nothing(
      "preload",
      "preloadModule",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "preconnectAs",
    ),
    isHostHoistableType: "return false;",
    ...nothing("getResource", "acquireResource", "suspendResource", "preloadStylesheet", "insertStylesheet"),
    ...nothing("getHydratableHoistableCache", "mountHoistable", "createHoistableInstance"),
    // <form action={…}>
    ...nothing(
      "startHostTransition",
      "ensureFormComponentIsStateful",
      "requestFormReset",
      "recursivelyResetForms",
    ),
    ...nothing("runActionStateAction", "mountActionState", "updateActionStateImpl", "rerenderActionState"),
    ...nothing(
      "updateActionState",
      "dispatchActionState",
      "handleActionReturnValue",
      "onActionSuccess",
      "onActionError",
    ),
    ...nothing("TransitionAwareHostComponent", "useHostTransitionStatus", "useMemoCache", "refreshCache"),
    // <my-element>
    isCustomElement: "return false;",
    ...nothing("setPropOnCustomElement"),
    // a trace of components, which nobody reads
    describeNativeComponentFrame: 'return "";',
  },
};

const refused: Readonly<Record<string, readonly string[]>> = {
  react: ["ViewTransition", "Activity", "SuspenseList", "useActionState"].flatMap((name) => [
    name,
    `unstable_${name}`,
  ]),
  "react-dom": ["preload", "preloadModule", "preinit", "preinitModule", "preconnect", "prefetchDNS"].concat([
    "requestFormReset",
    "useFormState",
    "useFormStatus",
  ]),
  "react-router": [
    "Await",
    "Form",
    "useBlocker",
    "useFetcher",
    "useFetchers",
    "usePrompt",
    "useSubmit",
  ].concat(["useActionData", "unstable_usePrompt"]),
  "react/compiler-runtime": ["c"],
};

/** What of these a source of ours asks for all the same; in a development server it would work. */
export function asksForUnused(source: string): string | null {
  const imports = source.matchAll(/import \{([^}]*)\} from "([\w/-]+)"/g);
  for (const [, names = "", from = ""] of imports)
    for (const name of names.split(",").map((one) => one.trim().split(" ")[0] ?? ""))
      if (refused[from]?.includes(name)) return name;
  const [, element] = /<(title|meta|link|style|script|[a-z]+-[a-z-]+)(?=[\s/>])/.exec(source) ?? [];
  return element ? `<${element}>` : null;
}

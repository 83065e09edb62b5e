/**
 * The oldest phones that the app opens on. The build reads it; what can import nothing (the shells, Capacitor's settings, the pages before the
 * app's own scripts) says the same, which a test compares.
 */
export const leastVersions = { webView: 111, ios: "16.4" } as const;

/** The same as the bundler takes it. */
export const buildTarget = [`chrome${leastVersions.webView}`, `safari${leastVersions.ios}`];

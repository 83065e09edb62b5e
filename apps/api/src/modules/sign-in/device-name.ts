type Names = ReadonlyArray<readonly [name: string, sign: RegExp]>;

/** The first that fits is the one: Edge says that it is Chrome, and Chrome that it is Safari. */
const browsers: Names = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|OPiOS)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUCBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+ .*Safari\//],
];
const systems: Names = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];
/** A page inside an app: naming the browser that draws it would tell its owner nothing. */
const insideApp = /; wv\)|\b(FBAN|FBAV|Instagram)\b/;

/**
 * Browser and system as their owner calls them, "Chrome, Android"; null when neither can be told. Proper names only,
 * so that it needs no translation, and nothing finer, so that it tells no two people apart.
 */
export function deviceName(userAgent: string): string | null {
  const browser = insideApp.test(userAgent) ? undefined : firstOf(browsers, userAgent);
  const found = [browser, firstOf(systems, userAgent)].filter((name) => name !== undefined);
  return found.length > 0 ? found.join(", ") : null;
}

const firstOf = (names: Names, text: string) => names.find(([, sign]) => sign.test(text))?.[0];

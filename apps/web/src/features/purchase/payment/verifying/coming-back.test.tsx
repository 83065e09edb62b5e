import { afterEach, expect, test, vi } from "vitest";
import { drawnIn } from "../../../../lib/page/drawn-page.test-kit.tsx";
import { messagesOf } from "../../../../lib/text/messages.ts";
import { ComingBack } from "./coming-back.tsx";

const agents = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  page: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
};
afterEach(() => vi.unstubAllGlobals());

const said = async (language: "fr" | "ar", userAgent: string, place?: "window") => {
  vi.stubGlobal("navigator", { userAgent });
  const text = await drawnIn(language, <ComingBack place={place} />, ["public", "purchase"]);
  return { text: text.replaceAll("&#x27;", "'"), words: messagesOf(language).payment.comingBack };
};

test.each(["ios", "android", "page"] as const)("on %s it is told how one comes back there", async (way) => {
  for (const language of ["fr", "ar"] as const) {
    const { text, words } = await said(language, agents[way]);
    expect(text).toContain(words[way]);
    expect(text).toContain(words.otherwise);
  }
});

test("beside the bank's own window it is told to close that one, whatever the device", async () => {
  for (const agent of Object.values(agents)) {
    const { text, words } = await said("ar", agent, "window");
    expect(text).toContain(words.window);
    for (const way of ["ios", "android", "page"] as const) expect(text).not.toContain(words[way]);
  }
});

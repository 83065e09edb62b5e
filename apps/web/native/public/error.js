// Read by web views that are older than anything else here: no newer words than those of 2016.
const chromium = /Android.*Chrome\/(\d+)/.exec(navigator.userAgent);
const isTooOld = chromium !== null && Number(chromium[1]) < 111;
const why = isTooOld ? "old" : navigator.onLine === false ? "offline" : "failed";

function chosenLanguage() {
  try {
    return localStorage.getItem("LANG");
  } catch (_switchedOff) {
    return null;
  }
}

const chosen = chosenLanguage();
// Nothing chosen yet: all three stay.
const isKnown = /^(fr|en|ar)$/.test(chosen || "");
if (isKnown) document.documentElement.lang = chosen;

for (const section of Array.from(document.getElementsByTagName("section"))) {
  section.hidden = isKnown && section.lang !== chosen;
  for (const part of Array.from(section.querySelectorAll("[data-why]")))
    part.hidden = part.getAttribute("data-why") !== why;
  // An app that can't be drawn isn't led back to.
  section.querySelector("a").hidden = isTooOld;
}

// At the very first page the launch picture still covers this one.
const bridge = window.Capacitor;
// biome-ignore lint/complexity/useOptionalChain: older web views than this page is for could not read one
if (bridge && bridge.nativePromise) bridge.nativePromise("SplashScreen", "hide", {}).catch(() => {});

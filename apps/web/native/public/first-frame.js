// Before the first frame, and without a network: language and direction as this phone knows them, room for the notch as its
// system tells of it, and whether home keeps room for something of one's own. The app's scripts come after it.
const root = document.documentElement;
try {
  const chosen = localStorage.getItem("LANG");
  const language = /^(fr|en|ar)$/.test(chosen) ? chosen : "fr";
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
  if (localStorage.getItem("recentDestinations")) root.dataset.own = "";
} catch {
  // storage is switched off: French, as at the first start
}
const { androidBridge, webkit, Capacitor } = window;
const system = androidBridge
  ? "android"
  : webkit?.messageHandlers?.bridge
    ? "ios"
    : Capacitor
      ? "native"
      : "web";
root.classList.add(`safe-area-${system}`);

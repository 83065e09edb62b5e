// Before all else, in words that old web views know. One that Capacitor let pass, since Huawei counts its versions differently,
// is told by its engine's; and the launch picture ends even where the app's own scripts never get there.
(() => {
  const chromium = /Android.*Chrome\/(\d+)/.exec(navigator.userAgent);
  if (window.androidBridge && chromium && Number(chromium[1]) < 111) location.replace("/error.html");
  const isEmpty = () => {
    const page = document.getElementById("root");
    return page === null || page.firstChild === null;
  };
  setTimeout(() => {
    const bridge = window.Capacitor;
    // biome-ignore lint/complexity/useOptionalChain: older web views than this is for could not read one
    if (isEmpty() && bridge && bridge.nativePromise)
      bridge.nativePromise("SplashScreen", "hide", {}).catch(() => {});
  }, 8000);
  setTimeout(() => {
    if (isEmpty()) location.replace("/error.html");
  }, 20000);
})();

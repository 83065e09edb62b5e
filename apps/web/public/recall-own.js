// Before what a page shows: it stands in React's own element, so it goes before React looks.
document.currentScript.remove();
try {
  // Room is kept for one's own eSIM or last place, and for an order that waits to be paid, before any of it is painted.
  if (localStorage.getItem("placed-orders")) document.documentElement.dataset.waiting = "";
  const esim = localStorage.getItem("home-esim");
  const own = esim || localStorage.getItem("recentDestinations");
  const bought = Object.keys(localStorage).some((key) => key.startsWith("order-kept:"));
  if ((own && own !== "[]") || (bought && !localStorage.getItem("Token")))
    document.documentElement.dataset.own = "place";
  // The pass of one that somebody travels with, as src/domain/esims/esim-on-home.ts knows it.
  const { running } = JSON.parse(esim) ?? {};
  if (running && !(Date.parse(running.until ?? "") <= Date.now()))
    document.documentElement.dataset.own = "running";
} catch {
  // storage switched off: the page stays as it came
}

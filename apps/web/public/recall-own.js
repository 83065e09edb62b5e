// Before what a page shows: it stands in React's own element, so it goes before React looks.
document.currentScript.remove();
try {
  // Room is kept for one's own eSIM or last place, and for an order that waits to be paid, before any of it is painted.
  const own = localStorage.getItem("home-esim") || localStorage.getItem("recentDestinations");
  const bought = Object.keys(localStorage).some((key) => key.startsWith("order-kept:"));
  if ((own && own !== "[]") || (bought && !localStorage.getItem("Token")))
    document.documentElement.dataset.own = "";
  if (localStorage.getItem("placed-orders")) document.documentElement.dataset.waiting = "";
} catch {
  // storage switched off: the page stays as it came
}

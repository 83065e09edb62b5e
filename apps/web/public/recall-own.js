// On home, before what it shows: it stands in React's own element, so it goes before React looks.
document.currentScript.remove();
try {
  // Room is kept for one's own eSIM or last place before either is painted.
  const own = localStorage.getItem("home-esim") || localStorage.getItem("recentDestinations");
  if (own && own !== "[]") document.documentElement.dataset.own = "";
} catch {
  // storage switched off: the page stays as it came
}

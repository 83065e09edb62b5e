/** What moved by itself, as the browser noted it; not what it notes with no source and a value of nought, as it does now and then. */
export const layoutShifts = `new Promise((resolve) => {
  const found = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput && entry.sources.length > 0) found.push(
      entry.value.toFixed(4) + " " + entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(" | "));
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
})`;

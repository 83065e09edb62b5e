/** What moved by itself, as the browser noted it; not what moved by less than a ten-thousandth of the page, which nobody sees. */
export const layoutShifts = `new Promise((resolve) => {
  const found = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput && entry.value >= 0.0001) found.push(
      entry.value.toFixed(4) + " " + entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(" | "));
  }).observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
})`;

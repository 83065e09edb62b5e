// Cookies live shorter than local storage. Where the language chosen here is only in the latter, the page that arrived is
// in another one: the cookie is written again and the page asked for anew, before anything of it is painted.
try {
  const chosen = localStorage.getItem("LANG");
  const known = /(?:^|;\s*)LANG=/.test(document.cookie);
  const isNamed = /^\/(fr|en|ar)(\/|$)/.test(location.pathname);
  if (!isNamed && !known && /^(fr|en|ar)$/.test(chosen) && chosen !== document.documentElement.lang) {
    // biome-ignore lint/suspicious/noDocumentCookie: it must stand before the next line asks, and Cookie Store answers later.
    document.cookie = `LANG=${chosen}; path=/; max-age=31536000; samesite=lax`;
    if (/(?:^|;\s*)LANG=/.test(document.cookie)) {
      document.documentElement.style.display = "none";
      location.reload();
    }
  }
} catch {
  // storage switched off: the page stays as it came
}

try {
  const code = new URLSearchParams(location.search)
    .get("promo")
    ?.normalize("NFKC")
    .replace(/\s/g, "")
    .toUpperCase();
  if (/^[\p{L}\p{M}\p{N}_-]{2,40}$/u.test(code ?? "")) localStorage.setItem("PROMO_CODE", code);
} catch {}

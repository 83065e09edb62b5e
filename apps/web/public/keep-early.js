// What would be lost before the other scripts have come: the promo code of the address, and what is pressed or typed.
try {
  const code = new URLSearchParams(location.search)
    .get("promo")
    ?.normalize("NFKC")
    .replace(/\s/g, "")
    .toUpperCase();
  if (/^[\p{L}\p{M}\p{N}_-]{2,40}$/u.test(code ?? "")) localStorage.setItem("PROMO_CODE", code);
} catch {}
{
  // src/lib/page/replay-early-input.ts does it again once there is something that answers.
  const fields = new Map();
  const over = new AbortController();
  const early = { fields, over, button: null };
  const listen = (type, keep) => addEventListener(type, keep, { capture: true, signal: over.signal });
  listen("click", ({ target }) => {
    early.button = target.closest("button[type=button]:not([popovertarget])") ?? early.button;
  });
  listen("input", ({ target }) => {
    fields.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  });
  globalThis.early = early;
}

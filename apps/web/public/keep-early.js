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
  // Until the page answers: src/lib/page/replay-early-input.ts does it again then.
  const fields = new Map();
  let button = null;
  const over = new AbortController();
  const listen = (type, keep) => addEventListener(type, keep, { capture: true, signal: over.signal });
  listen("click", ({ target }) => {
    button = target.closest("button[type=button]:not([popovertarget])") ?? button;
  });
  listen("input", ({ target }) => {
    fields.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  });
  globalThis.takeEarlyInput = () => {
    over.abort();
    globalThis.takeEarlyInput = undefined;
    return (button || fields.size > 0) && { button, fields };
  };
}

/** What this browser still knows of whoever used it: drafts, addresses, attempts. Who signs out takes it along. */
export function forgetVisit(): void {
  attempt(() => sessionStorage.clear());
}

/** After deleting an account: the keys to its orders as well. */
export function forgetPerson(): void {
  forgetVisit();
  attempt(() => {
    const mine = Object.keys(localStorage).filter((key) => /^(order-secret|payment-order):/.test(key));
    for (const key of mine) localStorage.removeItem(key);
  });
}

/** Storage switched off: nothing was kept. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // nothing to forget
  }
}

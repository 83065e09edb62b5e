/** Of a row that scrolls; sideways only: the page stays where it is. */
export function bringIntoSight(chosen: HTMLElement | null): void {
  const row = chosen?.parentElement;
  if (!row) return;
  const [around, own] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const isInSight = own.left >= around.left && own.right <= around.right;
  if (!isInSight) row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}

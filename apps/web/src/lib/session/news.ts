const listeners = new Set<() => void>();

/** What is on the screen has been renewed behind it. */
export function announceNews(): void {
  for (const listener of listeners) listener();
}

export function whenNews(listener: () => void): void {
  listeners.add(listener);
}

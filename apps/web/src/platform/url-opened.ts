/** A browser opens addresses itself; nothing is handed over. */
export function whenUrlOpened(_open: (address: string) => void): void {}

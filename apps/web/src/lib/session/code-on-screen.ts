/** For what shows an activation code: no browser tells of the pictures that are taken of it. */
export function useCodeOnScreen(): void {}

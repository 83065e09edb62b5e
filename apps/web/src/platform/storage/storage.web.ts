import { type Backing, openStorage } from "./storage.ts";

/** Before anything is read: what earlier visits left in this browser. */
export function openWebStorage(): void {
  openStorage("device", deviceStorage());
  openStorage("tab", tabStorage());
}

export const deviceStorage = (): Backing => webStorage(() => localStorage);
export const tabStorage = (): Backing => webStorage(() => sessionStorage);

/** `open` is called each time, since merely naming a blocked storage throws. */
export function webStorage(open: () => Storage): Backing {
  return {
    entries: () => Object.entries(open()),
    write: (key, value) => {
      // What can't be replaced (the storage is full) must not come back after a reload either.
      open().removeItem(key);
      if (value !== undefined) open().setItem(key, value);
    },
    onChange: (listener) => {
      window.addEventListener("storage", listener);
      // A page that was put aside, or frozen, hears nothing of other tabs.
      window.addEventListener("pageshow", ({ persisted }) => persisted && listener());
      document.addEventListener("visibilitychange", listener);
    },
  };
}

import { useLayoutEffect } from "react";

/**
 * What a page has somewhere, said at its root while it has it: for what stands elsewhere on the page. A `:has()` of the root would say
 * it too, and have the browser look at the style of every element anew after each change of any.
 */
export function useBodyMark(name: "footBar" | "arrival"): void {
  useLayoutEffect(() => {
    document.body.dataset[name] = "";
    return () => {
      delete document.body.dataset[name];
    };
  }, [name]);
}

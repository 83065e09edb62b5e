import { useEffect, useState } from "react";

/** Puts a text where it can be pasted from; `isDone` for as long as that is worth saying. */
export function useCopying(text: string) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), 2500);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => {},
    );
  return { isDone, copy };
}

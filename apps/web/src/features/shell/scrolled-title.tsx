import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The page's heading once it has scrolled away, for the eyes alone: who listens has the heading itself. The stylesheet shows it; its
 * words are read when the page comes, and again when its scrolling begins to show it.
 */
export function ScrolledTitle() {
  const { pathname } = useLocation();
  const [text, setText] = useState("");
  const read = () => setText(document.querySelector("main h1")?.textContent ?? "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another heading.
  useEffect(read, [pathname]);
  return (
    <span aria-hidden="true" onAnimationStart={read} className="scrolled-title">
      {text}
    </span>
  );
}

import { useEffect, useState } from "react";
import { OwnMarkup } from "../../lib/page/own-markup.tsx";

/** The drawing as it stands in the page that the server sends; scripts find it there and leave it. */
const drawn = import.meta.env.SSR ? (await import("./home-scene.svg?raw")).default : "";

/**
 * The city one leaves from, behind the page's first words: decoration. Who comes from another page of the shop has no drawing
 * in the page, so it is fetched then.
 */
export function HomeScene() {
  const [drawing, setDrawing] = useState(drawn);
  useEffect(() => {
    if (document.querySelector(".home-scene > svg")) return;
    import("./home-scene.svg?raw").then((file) => setDrawing(file.default)).catch(() => {});
  }, []);
  return <OwnMarkup className="scene home-scene" written={drawing} />;
}

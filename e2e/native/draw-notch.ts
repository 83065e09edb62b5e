import type { Page } from "@playwright/test";
import { setSafeArea } from "./safe-area.ts";
import type { Shell } from "./shell.ts";

/** What covers a screen at its ends, CSS pixels, and what is drawn there. */
const covers = {
  ios: {
    top: 59,
    bottom: 34,
    hole: "top:11px;width:126px;height:37px",
    bar: "bottom:8px;width:139px;height:5px",
  },
  android: {
    top: 36,
    bottom: 24,
    hole: "top:8px;width:20px;height:20px",
    bar: "bottom:9px;width:108px;height:4px",
  },
};

/** Draws what a phone has in its screen, and tells the page as its system does: an iPhone by `env()`, Android's shell by variables. */
export async function drawNotch(page: Page, shell: Shell): Promise<void> {
  const { top, bottom, hole, bar } = covers[shell];
  if (shell === "ios") await setSafeArea(page, { top, bottom });
  const shape =
    "position:fixed;z-index:9999;pointer-events:none;left:50%;transform:translateX(-50%);border-radius:99px";
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
    const root = document.documentElement;
    if (${shell === "android"}) {
      root.style.setProperty("--safe-area-inset-top", "${top}px");
      root.style.setProperty("--safe-area-inset-bottom", "${bottom}px");
    }
    for (const rule of ["${hole};background:#000", "${bar};background:CanvasText"]) {
      const part = root.appendChild(document.createElement("i"));
      part.setAttribute("aria-hidden", "true");
      part.style.cssText = "${shape};" + rule;
    }
  });`);
}

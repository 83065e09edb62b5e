import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Language } from "@rihla/contract";
import { dayPaint } from "@rihla/guides/drawing";
import { locales } from "@rihla/i18n";
import type { Film } from "./film.ts";

/** Upright, as the phone is held; players on a computer show it beside the steps. */
export const frameSize = { width: 540, height: 960 };

const { resolve } = createRequire(import.meta.url);
const font = (weight: string, number: number) => {
  const file = resolve(`@expo-google-fonts/readex-pro/${weight}/ReadexPro_${weight}.ttf`);
  return `@font-face{font-family:"Readex Pro";font-weight:${number};src:url(data:font/ttf;base64,${readFileSync(file, "base64")})}`;
};
const fonts = [font("400Regular", 400), font("500Medium", 500), font("600SemiBold", 600)].join("");

/** The lowest 15 % stays free: captions lie there. */
const styles = `
* { margin: 0; box-sizing: border-box }
body { width: 540px; height: 960px; overflow: hidden; background: #fbf8f2; font-family: "Readex Pro" }
ol { position: absolute; inset: 48px 48px auto; height: 40px; display: flex; align-items: center; padding: 0; list-style: none }
li { flex: none; width: 16px; height: 16px; border-radius: 50%; background: #e5dccb }
ol i { flex: 1; height: 0; margin: 0 5px; border-top: 4px dotted #e5dccb }
li.done, ol i.done { background: #0b5d6b; border-color: #0b5d6b }
ol i.done { background: none }
li.here { width: 40px; height: 40px; display: grid; place-items: center; background: #0b5d6b; color: #fff; font-weight: 600; font-size: 20px }
h1 { position: absolute; inset: 30px 36px auto; text-align: center; font-size: 30px; font-weight: 600; color: #14223b }
section { position: absolute; inset: 128px 36px auto; height: 664px; display: none; align-items: end; border-radius: 40px; overflow: hidden; background: #f3ecdf }
section > svg { display: block; width: 100% }
#ring { position: absolute; width: 64px; height: 64px; margin: -32px; border-radius: 50%; border: 5px solid #f2a93b; opacity: 0 }
`;

/** What the page does when it is asked for a moment; runs in the browser. */
const script = `
const scenes = [...document.querySelectorAll("section")], stops = [...document.querySelectorAll("ol > *")];
const touches = scenes.map((one) => [...one.querySelectorAll('g:has(> circle[fill="${dayPaint.touch}"])')]);
const ring = document.querySelector("#ring"), toStart = document.dir === "rtl" ? -1 : 1;
const ease = (part) => 1 - (1 - part) ** 3;
function place(scene, shown, shift) {
  scene.style.display = shown ? "flex" : "none";
  scene.style.transform = "translateX(" + Math.round(shift * toStart) + "px)";
}
window.show = ({ scene, entering, tapping }) => {
  const shift = 540 * (1 - ease(entering));
  scenes.forEach((one, at) => place(one, at === scene || (at === scene - 1 && entering < 1), at === scene ? shift : shift - 540));
  stops.forEach((one, at) => {
    one.className = at < scene * 2 ? "done" : at === scene * 2 ? "here" : "";
    if (one.tagName === "LI") one.textContent = at === scene * 2 ? scene + 1 : "";
  });
  const [touched] = touches[scene];
  ring.style.opacity = 0;
  for (const dot of touches[scene]) dot.style.opacity = tapping > 0 ? 1 : 0;
  if (!touched || tapping === 0 || tapping === 1) return;
  const { x, y, width, height } = touched.getBoundingClientRect();
  ring.style.left = x + width / 2 + "px";
  ring.style.top = y + height / 2 + "px";
  ring.style.transform = "scale(" + (0.5 + ease(tapping)) + ")";
  ring.style.opacity = 1 - tapping;
};`;

export const framesDrawnBy = styles + script;

/** A document in which \`show\` puts a moment of this film before the camera. */
export function framePage({ scenes }: Film, language: Language): string {
  const { direction } = locales[language];
  const screens = scenes
    .map(({ screen, stage }) => `<section><h1>${stage[language]}</h1>${screen[language]}</section>`)
    .join("");
  const stops = scenes.map(() => "<li></li>").join("<i></i>");
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>${fonts}${styles}</style>
<ol>${stops}</ol>${screens}<div id="ring"></div><script>{${script}}</script></html>`;
}

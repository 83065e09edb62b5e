import { circle, fill, type Layer, line, moved } from "../scene.ts";
import { box, starPath } from "../shapes.ts";
import { onto } from "./window.ts";

/** A boarding pass, 144 by 68, its stub parted by notches. */
const pass =
  "M8 0h84a6 6 0 0 0 12 0h32a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8h-32a6 6 0 0 0-12 0H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z";
const perforation = line("foam", 2.4, "M98 12v46", "3 5");

/** An empty cart: a pass with nobody's journey on it. */
export const blankPass = (): Layer[] =>
  onto(
    moved("translate(54 50)rotate(-9 72 34)", [
      fill("shade", `M12 6${pass.slice("M8 0".length)}`),
      fill("wall", pass),
      fill("arcade", box(112, 24, 20, 6), box(112, 36, 14, 5)),
      line("way", 2.6, "M22 42Q50 10 78 42", ".1 7"),
      fill("dome", circle(20, 44, 4.5)),
      perforation,
    ]),
    moved("translate(54 50)rotate(-9 72 34)translate(68 32)", [fill("goal", starPath)]),
  );

/** No order yet: a receipt without a line. */
export const receipt = (): Layer[] =>
  onto(
    moved("translate(82 22)rotate(5 38 50)", [
      fill(
        "wall",
        "M0 6a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v96l-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7-9.5 7-9.5-7L0 102z",
      ),
      fill("arcade", box(14, 40, 48, 5), box(14, 54, 34, 5), box(14, 68, 42, 5)),
      fill("shade", box(14, 82, 20, 4), box(50, 82, 12, 4)),
    ]),
    moved("translate(82 22)rotate(5 38 50)translate(26 8)", [fill("goal", starPath)]),
  );

/** A wallet without money: a pass of nothing, and the coin that it waits for. */
export const wallet = (): Layer[] =>
  onto(
    moved("translate(72 12)rotate(-4 48 30)", [
      fill("wall", "M8 0h80a8 8 0 0 1 8 8v60H0V8a8 8 0 0 1 8-8z"),
      line("way", 2.4, "M66 10v40", ".1 6"),
      line("iron-shade", 5.5, "M33 9q10 0 10 14T33 37 23 23 33 9z"),
      fill("arcade", box(74, 16, 13, 5), box(74, 26, 9, 5)),
    ]),
    fill("dome-shade", "M58 66a10 10 0 0 1 10-10h104a10 10 0 0 1 10 10v10H58z"),
    fill("dome", "M58 70h124v48a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10z"),
    fill("dome-shade", "M148 88h34v22h-34a11 11 0 0 1 0-22z"),
    fill("sun", circle(150, 99, 5)),
    line("way", 2.8, circle(204, 40, 14), ".1 7.2"),
  );

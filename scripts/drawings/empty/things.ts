import { circle, fill, type Layer, line, moved } from "../scene.ts";
import { box, starPath } from "../shapes.ts";
import { below, onto } from "./window.ts";

/** No plan that fits: a case that is packed, its tag without a place. */
export const suitcase = (): Layer[] =>
  onto(
    fill("sand", below(124)),
    line("trunk", 5, "M102 54V40a6 6 0 0 1 6-6h24a6 6 0 0 1 6 6v14"),
    fill("clay", "M66 62a10 10 0 0 1 10-10h88a10 10 0 0 1 10 10v58a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10z"),
    fill("clay-shade", box(84, 52, 10, 78), box(146, 52, 10, 78)),
    moved("translate(106 74)scale(1.2)", [fill("star", starPath)]),
    line("route", 2.2, "M140 50q26-22 44-4", ".1 6"),
    moved("translate(180 42)rotate(24)", [
      fill("wall", "M6 0h30a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H6l-8-12z"),
      fill("arcade", box(12, 7, 20, 4), box(12, 14, 13, 4)),
    ]),
  );

/** A guest: a passport, not yet stamped. */
export const passport = (): Layer[] =>
  onto(
    moved("translate(86 20)rotate(-7 34 50)", [
      fill("wall", "M6 4h64a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6H6z"),
      fill("dome-shade", "M8 0h56a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"),
      fill("sun", box(20, 76, 32, 4), box(26, 84, 20, 3.4)),
    ]),
    moved("translate(86 20)rotate(-7 34 50)translate(18 22)scale(1.5)", [fill("goal", starPath)]),
    moved("translate(86 20)rotate(-7 34 50)", [fill("dome-shade", circle(36, 40, 6))]),
    line("route", 2.8, "M170 104q34-18 44-60", ".1 8"),
    moved("translate(204 20)scale(1.3)", [fill("goal", starPath)]),
  );

/** Nothing on this phone: its screen, and the place of a pass. */
export const phone = (): Layer[] =>
  onto(
    moved("translate(88 12)", [
      fill(
        "cabin",
        "M10 0h44a10 10 0 0 1 10 10v108a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0z",
      ),
      fill("inner-halo", "M10 5h44a5 5 0 0 1 5 5v108a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z"),
      line("way", 2.4, "M16 40h32a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H16a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5z", ".1 6"),
      fill("arcade", box(14, 88, 36, 5), box(14, 98, 22, 5)),
      fill("cabin", box(24, 9, 16, 4)),
    ]),
    moved("translate(109.2 58)scale(.9)", [fill("goal", starPath)]),
  );

/** Nothing shared: an open envelope, and a pass that is still on its way. */
export const envelope = (): Layer[] =>
  onto(
    fill("shade", "M64 74l50-36a10 10 0 0 1 12 0l50 36v10H64z"),
    moved("translate(84 42)", [
      fill("wall", "M6 0h60a6 6 0 0 1 6 6v50H0V6a6 6 0 0 1 6-6z"),
      fill("arcade", box(12, 26, 34, 5), box(12, 37, 22, 5)),
    ]),
    moved("translate(128 50)scale(.9)", [fill("goal", starPath)]),
    fill("back-wall", "M64 74l56 32 56-32v46a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8z"),
    line("lattice", 2.2, "M68 124l38-26M172 124l-38-26"),
    line("route", 2.8, "M30 96Q28 40 76 34", ".1 8"),
  );

import type { Look } from "./looks.ts";
import type { Pen } from "./pen.ts";

export type Place = { pen: Pen; look: Look; y: number };

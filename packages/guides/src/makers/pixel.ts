import { defineMaker } from "../maker-guide.ts";
import { stock } from "./stock.ts";

export const guide = defineMaker({ ...stock, look: "pixel" });

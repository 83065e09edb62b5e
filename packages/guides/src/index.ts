export { drawScreen } from "./drawing/draw-screen.ts";
export * from "./kinds.ts";
export * from "./load-guide.ts";
export type { StepKey } from "./sequences.ts";
export { loadWholeWay, stepsOf, type WholeWay } from "./whole-way.ts";

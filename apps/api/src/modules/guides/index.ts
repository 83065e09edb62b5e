export { mountGuides } from "./guides.routes.ts";
export { paperOf } from "./make-paper.ts";

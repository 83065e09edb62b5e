export { mountLocation } from "./location.routes.ts";

export { mountCompatibility } from "./compatibility.routes.ts";

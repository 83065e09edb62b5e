export { attack } from "../../../../scripts/testing/attack.ts";

import { findDebianProgram } from "./debian-program.ts";

/** What checks and tries rules of Prometheus. Undefined where it can't be had. */
export const findPromtool = (): string | undefined =>
  findDebianProgram({ program: "promtool", debianPackage: "prometheus", asks: "--version" });

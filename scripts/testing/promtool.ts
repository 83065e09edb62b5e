import { findDebianProgram } from "./debian-program.ts";

/** What reads figures and gives alerts. Undefined where it can't be had. */
export const findPrometheus = (): string | undefined =>
  findDebianProgram({ program: "prometheus", debianPackage: "prometheus", asks: "--version" });

/** What checks and tries rules of Prometheus. Undefined where it can't be had. */
export const findPromtool = (): string | undefined =>
  findDebianProgram({ program: "promtool", debianPackage: "prometheus", asks: "--version" });

export type Shell = "ios" | "android";

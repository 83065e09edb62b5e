export const scanSteps = ["find", "hold", "check"] as const;
export type ScanStep = (typeof scanSteps)[number];

export type PhoneSystem = "ios" | "android";

/** Of the phone or tablet that this is; undefined on a computer. */
export function phoneSystem(userAgent: string = navigator.userAgent): PhoneSystem | undefined {
  if (/iPhone|iPad/.test(userAgent)) return "ios";
  return /Android/.test(userAgent) ? "android" : undefined;
}

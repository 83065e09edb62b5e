import type { BodyOf } from "@rihla/contract";

/** Of the terms as they stand; its type is the one version that the API takes. */
export const termsVersion: NonNullable<BodyOf<"POST /auth/sessions">["termsVersion"]> = "2026-01";

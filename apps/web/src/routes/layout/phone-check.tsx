import type { CheckLink as OpensCheck } from "../../domain/devices/phone-check.ts";
import { CheckLink } from "../../features/compatibility/check-link.tsx";

/** What features that sell to a phone have its check opened by. */
export const phoneCheck: OpensCheck = (props) => <CheckLink {...props} />;

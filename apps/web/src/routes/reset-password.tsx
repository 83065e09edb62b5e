import { FreshCode } from "../features/account/sign-in.tsx";
import { useSigningIn } from "../lib/signing-in.ts";

export function Component() {
  const { key, ...signing } = useSigningIn();
  return <FreshCode key={key} {...signing} />;
}

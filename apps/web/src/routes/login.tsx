import { SignIn } from "../features/account/sign-in.tsx";
import { useSigningIn } from "../lib/signing-in.ts";

export function Component() {
  return <SignIn {...useSigningIn()} />;
}

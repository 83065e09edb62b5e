import { useSigningIn } from "../../domain/person/use-signing-in.ts";
import { SignIn } from "../../features/account/sign-in.tsx";

export function Component() {
  return <SignIn {...useSigningIn()} />;
}

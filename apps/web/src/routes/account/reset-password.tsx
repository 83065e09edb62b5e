import { useSigningIn } from "../../domain/person/use-signing-in.ts";
import { FreshCode } from "../../features/account/sign-in.tsx";

export function Component() {
  return <FreshCode {...useSigningIn()} />;
}

import { ConfirmItIsYou } from "../features/account/confirm-it-is-you.tsx";
import { Profile } from "../features/profile/profile.tsx";

export function Component() {
  return <Profile confirm={(props) => <ConfirmItIsYou {...props} />} />;
}

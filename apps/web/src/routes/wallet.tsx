import { ConfirmItIsYou } from "../features/account/confirm-it-is-you.tsx";
import { WalletScreen } from "../features/wallet/wallet-screen.tsx";
import type { Parsed, WalletSearch } from "../paths.ts";

export function Component({ search: { topUp } }: { search: Parsed<WalletSearch> }) {
  return <WalletScreen topUp={topUp} confirm={(props) => <ConfirmItIsYou {...props} />} />;
}

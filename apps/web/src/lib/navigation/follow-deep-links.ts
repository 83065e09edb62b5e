import { promoCode } from "../storage/promo-code.ts";
import { readDeepLink } from "./deep-link.ts";

type LinkSurroundings = {
  /** Calls back once for each address that the app is opened with: the one that starts it, and those that come while it runs. */
  whenOpened: (listener: (address: string) => void) => void;
  /** Whether this phone has begun a payment of this id. */
  knowsPayment: (id: string) => boolean;
  go: (to: string) => void;
};

/** As specified: the app has drawn its first page by then. */
const delayMs = 1000;

export function followDeepLinks({ whenOpened, knowsPayment, go }: LinkSurroundings): void {
  whenOpened((address) => setTimeout(follow, delayMs, address));

  function follow(address: string): void {
    const { to, promo } = readDeepLink(address, knowsPayment);
    if (promo) promoCode.write(promo);
    go(to);
  }
}

import { unlessRefused } from "../ask-shop.ts";
import { anyGateway, otherGateway } from "../gateways/gateways.ts";
import { signIn } from "./account.ts";
import { type Buyer, type Currency, watch } from "./buyer.ts";
import { chooseWallet } from "./choose-wallet.ts";
import { comeBack, openPage, payOn } from "./open-page.ts";
import { placeOrder } from "./place-order.ts";

/** What a person does; the weights say how often. */
const ways = [
  [50, "pays and waits"],
  [15, "pays and closes the tab"],
  [10, "is refused first"],
  [8, "leaves and pays again"],
  [12, "leaves for another gateway, and the first takes money too"],
  [5, "drops the order, and pays on the page that was open"],
  [5, "leaves for good"],
] as const;

/** At any gateway, as a guest; some who come to pay twice are signed in and want the second sum in their wallet. */
export async function payAtGateway(buyer: Buyer, currency: Currency): Promise<void> {
  const { outside, random, note } = buyer;
  const gateway = anyGateway(random, currency);
  const way = random.pick(ways);
  note.way = `${gateway.name}: ${way}`;
  const isPaidTwice = way === "leaves for another gateway, and the first takes money too";
  const token = isPaidTwice && random.share() < 0.5 ? await signIn(buyer) : undefined;
  const placed = await placeOrder(buyer, currency, token);
  const first = await openPage(buyer, placed, gateway);
  const pay = async (one = first) => {
    await payOn(buyer, one);
    await comeBack(buyer, placed, one);
    await watch(buyer, placed);
  };
  switch (way) {
    case "leaves for good":
      return;
    case "drops the order, and pays on the page that was open":
      await unlessRefused(["order_not_payable"], () =>
        buyer.browser.remove(`/orders/${placed.number}`, placed.proof),
      );
      return payOn(buyer, first);
    case "pays and closes the tab":
      return payOn(buyer, first);
    case "pays and waits":
      return pay();
    case "is refused first":
      await first.page.tryInVain();
      await comeBack(buyer, placed, first);
      return pay(await openPage(buyer, placed, first.gateway));
    case "leaves and pays again":
      await first.page.leave();
      await comeBack(buyer, placed, first);
      return pay(await openPage(buyer, placed, first.gateway));
    case "leaves for another gateway, and the first takes money too": {
      await first.page.leave();
      await comeBack(buyer, placed, first);
      await pay(await openPage(buyer, placed, otherGateway(first.gateway)));
      await first.gateway.payLate(outside.ask, first.page.ref);
      await comeBack(buyer, placed, first);
      if (token) await chooseWallet(buyer, placed);
    }
  }
}

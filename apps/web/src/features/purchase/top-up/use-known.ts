import type { Order, PaymentMethod, User, Wallet } from "@rihla/contract";
import { useQuery } from "@tanstack/react-query";
import { successfulPayment } from "../../../domain/orders/order-payments.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { splitPhone } from "../checkout/billing/phone-number.ts";

/** What the shop knows of an eSIM's owner: nothing of it is asked again. */
export type Known = {
  account: User;
  wallet: Wallet | undefined;
  /** How they paid last. */
  paidBy: PaymentMethod | undefined;
  /** As they were billed for the eSIM, where the account says less: bought as a guest. */
  billing: Order["billing"] | undefined;
};

/** Undefined while it is on its way; without orders and wallet more is asked. `order`: of the eSIM. */
export function useKnown(order: string): {
  known: Known | undefined;
  error: Error | null;
  retry: () => void;
} {
  const me = useQuery(apiQuery("GET /auth/me"));
  const wallet = useQuery({ ...apiQuery("GET /wallet"), staleTime: 0 });
  const orders = useQuery({ ...apiQuery("GET /orders"), staleTime: 0 });
  const phone = me.data?.phone ?? orders.data?.find(({ number }) => number === order)?.billing.phone;
  // Taken apart already when the form opens: it can be sent at once.
  const parts = useQuery({
    queryKey: ["phone in parts", phone],
    queryFn: async () => (await splitPhone(phone ?? "").catch(() => undefined)) ?? null,
    enabled: phone !== undefined,
  });
  const isComing = !me.data || wallet.isLoading || orders.isLoading || parts.isLoading;
  return {
    known: isComing ? undefined : knownFrom(me.data, wallet.data, orders.data ?? [], order),
    error: me.error,
    retry: me.refetch,
  };
}

const knownFrom = (
  account: User,
  wallet: Wallet | undefined,
  orders: readonly Order[],
  number: string,
): Known => ({
  account,
  wallet,
  paidBy: orders.map(successfulPayment).find((payment) => payment !== undefined)?.method,
  billing: orders.find((one) => one.number === number)?.billing,
});

import { useEffect, useEffectEvent } from "react";

const channel = "payment-news";

/** Tells the shop's other tabs that this payment has come to something: only pages of our own origin hear it. */
export function announceNews(payment: string): void {
  if (!("BroadcastChannel" in globalThis)) return;
  const news = new BroadcastChannel(channel);
  news.postMessage(payment);
  news.close();
}

/** A hint and no more: whoever hears it asks the server. */
export function usePaymentNews(payment: string, onNews: () => void): void {
  const heard = useEffectEvent(onNews);
  useEffect(() => {
    if (!("BroadcastChannel" in globalThis)) return;
    const news = new BroadcastChannel(channel);
    news.onmessage = ({ data }) => {
      if (data === payment) heard();
    };
    return () => news.close();
  }, [payment]);
}

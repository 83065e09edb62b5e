import { useMutation } from "@tanstack/react-query";
import { orderSecret } from "../../../domain/orders/order-access.ts";
import { api } from "../../../lib/api.ts";
import { saveFile } from "../../../platform/save-file.ts";

/** An order's receipt as a file, and by mail. The proof of whose it is goes in a header, never in an address. */
export function useReceipt(number: string) {
  const access = { path: { number }, orderSecret: orderSecret(number) };
  const download = useMutation({
    mutationFn: async () => {
      const { name, content } = await api("POST /orders/{number}/receipt", access);
      saveFile(name, "application/pdf", bytesOf(content));
    },
  });
  const send = useMutation({ mutationFn: () => api("POST /orders/{number}/receipt/mail", access) });
  return { download, send };
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

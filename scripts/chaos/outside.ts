/** The companies' own books and controls, over HTTP. Throws when the sandbox does not answer as asked. */
export type Outside = ReturnType<typeof openOutside>;

export type BankOrder = {
  mdOrder: string;
  description: string;
  state: string;
  /** Centimes taken, and given back of them. */
  depositAmount: number;
  refundedAmount: number;
};
export type SupplierOrder = { transactionId: string; orderNo: string; esims: { iccid: string }[] };
export type ReceivedMail = { messageId: string; to: string[] };

export function openOutside(url: string) {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = body ? { "content-type": "application/json" } : {};
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    plant: (fault: object) => call("POST", "/controls/faults", fault),
    faultsLeft: () => call<object[]>("GET", "/controls/faults"),
    clearFaults: () => call("DELETE", "/controls/faults"),
    bankOrders: () => call<BankOrder[]>("GET", "/controls/satim/orders"),
    supplierOrders: () => call<SupplierOrder[]>("GET", "/controls/esim-access/orders"),
    mails: () => call<ReceivedMail[]>("GET", "/mailbox.json"),
    /** The bank takes the money of a page that is over: seldom, but banks do. */
    payLate: (mdOrder: string) => call("POST", `/controls/satim/orders/${mdOrder}/pay`, {}),
    fillBalance: () => call("POST", "/controls/esim-access/settings", { balance: 1_000_000_000_000 }),
  };
}

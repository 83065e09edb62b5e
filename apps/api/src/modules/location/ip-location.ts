/** Tells where an address of the network is. */
export type IpLocation = {
  /** ISO 4217 code of what is paid with there; null where the service knows no place, or does not answer within two seconds. */
  currencyAt(ip: string): Promise<string | null>;
};

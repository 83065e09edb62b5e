/** Where the certificates of events are, and what holds of them. */
export type CertificatePlaces = {
  /** What an address begins with that is asked for one, to the letter; a name follows. */
  beginnings: readonly string[];
  /** Whether they lead to somebody whom everybody trusts. Those that are played lead to nobody. */
  isAnchored: boolean;
};

const path = "/v1/notifications/certs/";
const live: CertificatePlaces = {
  beginnings: [`https://api.paypal.com${path}`, `https://api-m.paypal.com${path}`],
  isAnchored: true,
};
const ofHost: Readonly<Record<string, CertificatePlaces>> = {
  "api-m.paypal.com": live,
  "api.paypal.com": live,
};

/** Of the API at this address: PayPal's are at its own hosts, those of who plays it at this very address. */
export const placesFor = (baseUrl: string): CertificatePlaces =>
  ofHost[new URL(baseUrl).hostname] ?? { beginnings: [baseUrl + path], isAnchored: false };

const name = /^[\w-]{1,100}$/;

/** Nothing of an address is left to interpret: one of the beginnings, and letters. */
export const isPlace = ({ beginnings }: CertificatePlaces, address: string): boolean =>
  beginnings.some((beginning) => address.startsWith(beginning) && name.test(address.slice(beginning.length)));

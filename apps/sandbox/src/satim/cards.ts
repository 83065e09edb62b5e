/** Why a card was refused. The keys are this program's own; SATIM publishes no table of codes. */
export type DeclineReason =
  | "blocked"
  | "lost"
  | "stolen"
  | "wrong-expiry"
  | "unknown-card"
  | "card-limit"
  | "insufficient-balance"
  | "wrong-cvv"
  | "otp-attempts"
  | "not-authorised-online"
  | "not-active-online"
  | "terminal-limit"
  | "expired-card";

export type TestCard = {
  pan: string;
  /** MM/YYYY, as on the sheet. */
  expiry: string;
  cvv: string;
  otp: string;
  decline: DeclineReason | null;
};

/** The public certification sheet. Only the first two are approved. */
export const TEST_CARDS: readonly TestCard[] = [
  card("6280581110007215", "01/2027", "373", null),
  card("6280580610061011", "01/2027", "992", null),
  card("6280581110006712", "01/2027", "897", "blocked"),
  card("6280581110006316", "01/2027", "657", "lost"),
  card("6280581110006415", "01/2027", "958", "stolen"),
  card("6280581110006613", "08/2027", "411", "wrong-expiry"),
  card("6280581110003927", "01/2025", "834", "unknown-card"),
  card("6280580610061219", "01/2027", "049", "card-limit"),
  card("6280580610061110", "01/2027", "260", "insufficient-balance"),
  card("6280581110006514", "01/2027", "205", "wrong-cvv"),
  card("6280580610061318", "01/2027", "930", "otp-attempts", "666666"),
  card("6280581110007017", "01/2027", "632", "not-authorised-online"),
  card("6280581110007116", "01/2027", "040", "not-active-online"),
  card("6280581110007314", "01/2027", "821", "terminal-limit"),
  card("6280580610056615", "12/2022", "428", "expired-card"),
];

function card(
  pan: string,
  expiry: string,
  cvv: string,
  decline: DeclineReason | null,
  otp = "123456",
): TestCard {
  return { pan, expiry, cvv, otp, decline };
}

/** Refused at once, before any one-time password is sent. */
const REFUSED_AT_ONCE: readonly DeclineReason[] = [
  "wrong-expiry",
  "wrong-cvv",
  "unknown-card",
  "expired-card",
];

export const isRefusedAtOnce = (reason: DeclineReason | null) =>
  reason !== null && REFUSED_AT_ONCE.includes(reason);

/**
 * What the issuer says of what was typed. The expiry is compared with the sheet and never with today: nearly all test cards
 * end in January 2027 and must go on working afterwards.
 */
export function judge(
  pan: string,
  expiry: string,
  cvv: string,
): { decline: DeclineReason | null; otp: string } {
  const known = TEST_CARDS.find((one) => one.pan === pan);
  if (!known) return { decline: "unknown-card", otp: "" };
  if (known.expiry !== expiry) return { decline: "wrong-expiry", otp: "" };
  if (known.cvv !== cvv) return { decline: "wrong-cvv", otp: "" };
  return { decline: known.decline, otp: known.otp };
}

export function maskPan(pan: string): string {
  return `${pan.slice(0, 6)}****${pan.slice(-4)}`;
}

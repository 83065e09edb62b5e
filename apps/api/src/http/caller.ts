/** Who makes a call: the bearer of a session token. */
export type Caller = {
  customerId: string;
  email: string;
  sessionId: string;
  /** Proved within the last minutes, by a mailed code, to be the customer. */
  isConfirmed: boolean;
};

/** Finds the caller of a token; null when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** A request as it arrived; nothing of it is believed yet. */
export type WebhookRequest = {
  /** Last part of the address, where the outside party can only be told a secret address. */
  token: string;
  /** Query and form fields together. */
  fields: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
  rawBody: string;
};

/** What an event is about, never what it claims: that is asked of the company itself. */
export type WebhookHint = {
  paymentRef?: string | undefined;
  /** Our own id of a refund. */
  refund?: string | undefined;
  /** A dispute, as its gateway calls it. */
  dispute?: string | undefined;
  providerOrder?: string | undefined;
  providerEsim?: string | undefined;
  /** At the support desk: somebody said something there, or, where `isTyping` is told, writes or has stopped. */
  conversation?: string | undefined;
  isTyping?: boolean | undefined;
};

/** `hint` null: it tells nothing that is wanted here, and is not even kept. */
export type WebhookEvent = { key: string; hint: WebhookHint | null };

/** Well formed, and not proven by what came. */
export type Doubtful = {
  /** Whom it would be about; nobody has said so. */
  about: WebhookHint;
  /** Asks the company, which is done sparingly. Null: it is not the company's, or that can't be told now. */
  ask(): Promise<WebhookEvent | null>;
};

type Read = WebhookEvent | Doubtful | null;

/** One company that may call us. Made only where its secret is configured; without one it has no address here. */
export type WebhookSource = {
  name: string;
  /** Where the address itself is the secret: its last part, for telling the company. */
  addressToken?: string;
  /** It asks with HEAD whether the address answers, without any proof. */
  answersHead?: true;
  /** How long its longest events may be, bytes; unset, as for most. */
  mostBytes?: number;
  /** Checks the signature or secret, and calls nobody; null turns the request away. `key` is the same for a repeated event. */
  read(request: WebhookRequest): Read | Promise<Read>;
};

/** Leaves as an error code in a JSON answer with HTTP 200. */
export class GatewayError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

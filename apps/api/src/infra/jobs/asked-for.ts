import { currentRequest } from "../current-request.ts";

/** Beside a job's own data: which request asked for it, or for the job that asked. */
type AskedFor = { reqId?: string };

/** A job's data as it is kept. */
export function withRequest<Data extends object>(data: Data): Data & AskedFor {
  const reqId = currentRequest.getStore();
  return reqId === undefined ? data : { ...data, reqId };
}

/** Runs what is to be done with a job's data as it was kept; its lines name the request. */
export function forRequest<Result>(kept: object, run: (data: object, reqId?: string) => Result): Result {
  const { reqId, ...data }: AskedFor = kept;
  return reqId === undefined ? run(data) : currentRequest.run(reqId, () => run(data, reqId));
}

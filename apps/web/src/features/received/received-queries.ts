import { api } from "../../lib/api/api.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { apiQuery } from "../../lib/api/query.tsx";

/**
 * Phones that received an eSIM before sharing had its addresses have their cookie at the former one. It is asked where nothing is found
 * here, and gives the cookie anew.
 */
const askFormerAddress = () => api("GET /hand-overs/held");

/** What this phone has received. */
export const receivedQuery = {
  ...apiQuery("GET /shares/received"),
  queryFn: async () => {
    const received = await api("GET /shares/received");
    return received.length > 0 ? received : askFormerAddress();
  },
};

/** What a link shares. */
export const offerQuery = (token: string) => {
  const lookUp = () => api("POST /shares/lookup", { body: { token } });
  return {
    ...apiQuery("POST /shares/lookup", { body: { token } }),
    queryFn: () =>
      lookUp().catch(async (error: unknown) => {
        const isTaken = error instanceof ApiProblem && error.code === "share_taken";
        if (isTaken && (await askFormerAddress()).length > 0) return lookUp();
        throw error;
      }),
  };
};

/** Takes a shared eSIM beside those that the phone has. */
export async function claim(token: string): Promise<void> {
  await askFormerAddress();
  await api("POST /shares/claims", { body: { token } });
}

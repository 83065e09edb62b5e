import { type Answer, callOnce } from "../../../infra/outbound/outbound.ts";
import { type AppPusher, type Pushed, pushTimeoutMs } from "../../../modules/messages/push/pusher.ts";
import { type Account, NotAuthorised, openAccessTokens } from "./access-token.ts";
import { readAnswer } from "./answer.ts";
import { messageFor } from "./message.ts";

type Settings = Omit<Account, "timeoutMs"> & { project: string; url: string; timeoutMs?: number };

/** What Apple calls a phone by, which an iPhone sends where its app was built without Google's file: no token of this service. */
const applesOwn = /^[\da-f]{64,}$/i;

/** Firebase Cloud Messaging, HTTP v1. https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages/send */
export function createFcm({ project, url, timeoutMs = pushTimeoutMs, ...account }: Settings): AppPusher {
  const tokens = openAccessTokens({ ...account, timeoutMs });
  const send = (accessToken: string, message: object): Promise<Answer> =>
    callOnce(
      `${url}/v1/projects/${project}/messages:send`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify(message),
      },
      timeoutMs,
    );
  /** An access token can end before its time: then once with another. */
  const sendWithFresh = async (message: object): Promise<Answer> => {
    const accessToken = await tokens.take();
    const answer = await send(accessToken, message);
    if (!isUnauthenticated(answer)) return answer;
    tokens.drop(accessToken);
    return send(await tokens.take(), message);
  };
  return {
    accepts: (token) => !applesOwn.test(token),
    push: async ({ token }, message): Promise<Pushed> => {
      try {
        return readAnswer(await sendWithFresh(messageFor(token, message)));
      } catch (error) {
        if (error instanceof NotAuthorised) return { outcome: "refused", reason: error.message };
        throw error;
      }
    },
  };
}

/** The same status is Apple's refusal of our certificate: another access token would not help. */
const isUnauthenticated = ({ status, text }: Answer) =>
  status === 401 && !text.includes("THIRD_PARTY_AUTH_ERROR");

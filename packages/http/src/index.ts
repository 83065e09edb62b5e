export { Drain } from "./drain.ts";
export { type FinishedAnswer, finishedAnswer, sendFinished, tagOf } from "./finished-answer.ts";
export { FinishedAnswers } from "./finished-answers.ts";
export { KnownRevision } from "./known-revision.ts";
export { answerMalformed, refuseExpectations } from "./malformed-requests.ts";
export { mountMetrics } from "./metrics.ts";
export { recordRequests } from "./record-requests.ts";
export { requestIds } from "./request-ids.ts";
export { sendKept } from "./send-kept.ts";

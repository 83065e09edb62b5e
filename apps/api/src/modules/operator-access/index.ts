export { listOperators } from "./change-operator.ts";
export { inviteFromMachine } from "./invite.ts";
export { operatorAccessJobs } from "./operator-access.jobs.ts";
export { operatorAccessQueues } from "./operator-access.queue.ts";
export { mountOperatorAccess } from "./operator-access.routes.ts";
export { authenticateOperator } from "./operator-session.ts";

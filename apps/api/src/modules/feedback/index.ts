export { eraseFeedback } from "./erase-feedback.ts";
export { exportFeedback } from "./export-feedback.ts";
export { findTexts, readFeedbackRevision } from "./feedback.repository.ts";
export { mountFeedback } from "./feedback.routes.ts";
export { decideText } from "./read-feedback.ts";

/** One piece of a mail. Texts are plain words: escaping is done where the mail is rendered. */
export type MailBlock =
  | { kind: "text"; text: string }
  /** What somebody wrote, in whatever language and lines. */
  | { kind: "quote"; text: string }
  | { kind: "heading"; text: string }
  /** What was bought, or is to be: where it is for, and how much. */
  | { kind: "plan"; place: string; text: string }
  /** What has to be read and typed elsewhere: large, left-to-right in every language. */
  | { kind: "code"; text: string }
  | { kind: "steps"; items: string[] }
  /** Values to copy: one under the other, left-to-right in every language but where Arabic letters stand in them. */
  | { kind: "values"; rows: Array<{ label: string; value: string }> }
  /** An image of the mail's own attachments; the text part has no place for it. */
  | { kind: "image"; cid: string; alt: string; size: number }
  | { kind: "button"; label: string; url: string }
  | { kind: "note"; text: string }
  /** Beside the point: small, below all else. */
  | { kind: "link"; text: string; url: string };

/** `more`: what tells it from its like, as a piece's number or how many there are. */
export const planBlock = (
  plan: { destinationName: string; planText: string },
  ...more: readonly string[]
): MailBlock => ({ kind: "plan", place: plan.destinationName, text: [plan.planText, ...more].join(" · ") });

/** With how many of it, where there are several. */
export const countedPlanBlock = (
  plan: { destinationName: string; planText: string },
  quantity: number,
): MailBlock => planBlock(quantity > 1 ? { ...plan, planText: `${plan.planText} ×\u00a0${quantity}` } : plan);
